"""Gives Schemathesis a fresh access token before the last one's five minutes are over."""

import os
import subprocess

import schemathesis


@schemathesis.auth(refresh_interval=180)
class FreshToken:
    def get(self, case, context):
        """The token of who fuzzes, as `npm run -s token` obtains it."""
        command = ["node", "scripts/token.js", os.environ["FUZZ_EMAIL"], os.environ["FUZZ_PASSWORD"]]
        folder = os.environ["FUZZ_PROJECT"]
        answer = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        return answer.stdout.strip()

    def set(self, case, data, context):
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}
