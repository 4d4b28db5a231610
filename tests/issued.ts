/** What a business must have said before its papers may be issued. */
export const readyToIssue = [
  "changePersonal",
  "changeProfessional",
  "changeAddress",
  "changeBank",
  "changeVat",
]

/** What makes a draft an issued bill. */
export const issued = [...readyToIssue, "issueBill"]
