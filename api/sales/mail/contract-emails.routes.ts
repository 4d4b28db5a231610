import { NewContractEmail } from "#contract/bill-emails"
import { ensure, found } from "../../http/problem"
import { findContract } from "../../work/contracts/queries"
import { aboutContract } from "./about.commands"
import { emailRoutes } from "./routes"

/** Messages that tell a consumer that a contract need not be renewed (C. conso. L215-1). */
export const contractEmails = emailRoutes("contract", {
  NewEmail: NewContractEmail,
  find: async ({ db, owner }, id) => found(await findContract(db, owner, id)),
  about: (contract) => aboutContract(contract),
  ensureSendable: (contract) => {
    ensure(contract.activatedOn, "contractDraft")
    ensure(contract.clientKind === "individual", "contractOfBusiness")
    ensure(aboutContract(contract), "contractNotRenewed")
  },
})
