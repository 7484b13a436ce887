"""The notebook of docs/course, executed as it is and with the answers. Needs nbclient, ipykernel and the command."""

import json
import os
import pathlib
import shutil
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COURSE = ROOT / "docs" / "course"
SHEAVE = os.environ.get("SHEAVE", ROOT / "target" / "debug" / "sheave")

try:
    import ipykernel  # noqa: F401
    import nbclient
    import nbformat
except ImportError as error:
    nbclient, MISSING = None, str(error)
else:
    MISSING = "no command sheave: SHEAVE names it"


@unittest.skipIf(nbclient is None or not shutil.which(SHEAVE), MISSING)
class Course(unittest.TestCase):
    def setUp(self):
        self.notebook = nbformat.read(COURSE / "course.ipynb", as_version=4)

    def execute(self):
        """{id: (printed text, shown pages)} of the cells of code."""
        kept = {name: os.environ.get(name) for name in ("SHEAVE", "PYTHONPATH", "SHEAVE_LIBRARY")}
        os.environ["SHEAVE"] = str(pathlib.Path(shutil.which(SHEAVE)).resolve())
        os.environ["PYTHONPATH"] = str(ROOT / "python")
        if kept["SHEAVE_LIBRARY"]:
            os.environ["SHEAVE_LIBRARY"] = str(pathlib.Path(kept["SHEAVE_LIBRARY"]).resolve())
        try:
            resources = {"metadata": {"path": str(COURSE)}}
            nbclient.NotebookClient(self.notebook, timeout=120, resources=resources).execute()
        finally:
            for name, value in kept.items():
                os.environ.pop(name) if value is None else os.environ.update({name: value})
        cells = [cell for cell in self.notebook.cells if cell.cell_type == "code"]
        return {
            cell.id: (
                "".join(output.text for output in cell.outputs if output.output_type == "stream"),
                [output.data["text/html"] for output in cell.outputs if "text/html" in output.get("data", {})],
            )
            for cell in cells
        }

    def test_exercises_are_shown_and_answers_are_checked(self):
        exercises = sorted(path.stem for path in COURSE.glob("*.sheave"))
        for cell in self.notebook.cells:
            self.assertFalse(cell.get("outputs"), "the notebook is kept without outputs")
        shown = self.execute()
        for exercise in exercises:
            number = exercise[:2]
            text, pages = shown[f"show-{number}"]
            self.assertIn("; goal: ", text)
            self.assertEqual(len(pages), 1)
            self.assertIn("<iframe srcdoc=", pages[0])
            self.assertEqual(shown[f"answer-{number}"][0], "no answer yet\n")
        # The answers in their places; a wrong one at the first.
        wrong = {"format": 1, "function": "last", "classes": [["v1", "v0", "v2"]]}
        for exercise in exercises:
            cell = next(cell for cell in self.notebook.cells if cell.id == f"answer-{exercise[:2]}")
            plans, command = (COURSE / "answers" / f"{exercise}{end}" for end in (".jsonl", ".command"))
            answer = (
                [json.loads(line) for line in plans.read_text().splitlines()]
                if plans.exists()
                else command.read_text().strip()
            )
            cell.source = f"check({exercise!r}, {answer!r})"
            if exercise == exercises[0]:
                cell.source += f"\ncheck({exercise!r}, [{wrong!r}])"
        answered = self.execute()
        for exercise in exercises:
            text = answered[f"answer-{exercise[:2]}"][0]
            self.assertIn("reached: ", text)
            self.assertNotIn("missed", text)
            self.assertEqual("not proved" in text, exercise == exercises[0], text)


if __name__ == "__main__":
    sys.exit(unittest.main())
