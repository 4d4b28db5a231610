import { NewContractEmail } from "#contract/bill-emails"
import { ensure, found } from "../../http/problem"
import { findContract } from "../../work/contracts/queries"
import { aboutContract } from "./about.commands"
import { emailRoutes } from "./routes"

/** Messages that tell a client that a contract need not be renewed; a consumer must be told (C. conso. L215-1). */
export const contractEmails = emailRoutes("contract", {
  NewEmail: NewContractEmail,
  find: async ({ db, owner }, id) => found(await findContract(db, owner, id)),
  about: (contract) => aboutContract(contract),
  ensureSendable: (contract) => {
    ensure(contract.activatedOn, "contractDraft")
    ensure(aboutContract(contract), "contractNotRenewed")
  },
})
