import { expect, test } from "vitest"
import { causeOf } from "./copies"

test.each([
  ["ENOSPC: no space left on device, write", "full"],
  ["EROFS: read-only file system, open '/copies/log'", "refused"],
  ["EACCES: permission denied, mkdir '/copies'", "refused"],
  ["ENOTDIR: not a directory, mkdir '/copies/x'", "unreachable"],
  ["connect ECONNREFUSED 10.0.0.7:9000", "unreachable"],
  ["getaddrinfo ENOTFOUND s3.example", "unreachable"],
  ["the log was not handed over: 0000000100000000000000A1", "other"],
])("why copies fail is told in the reader’s language: %s is %s", (reason, cause) => {
  expect(causeOf(reason)).toBe(cause)
})
