python3 docs/strategies/briggs.py
