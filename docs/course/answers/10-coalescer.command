python3 docs/strategies/coalesce.py
