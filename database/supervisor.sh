#!/bin/sh
# Runs the command given (PostgreSQL) and stops it cleanly when the process at the other end of
# standard input is gone, however it went: the kernel closes a pipe even after kill -9.
# It is started in a session of its own, so a Ctrl-C in the terminal reaches Plume only.
trap '' INT TERM HUP
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(
  while read -r _ <&3; do :; done
  kill -INT "$server"
) &
guard=$!
wait "$server"
code=$?
kill -9 "$guard" 2>/dev/null
exit "$code"
