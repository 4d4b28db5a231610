import { date, pgTable, text, uuid } from "drizzle-orm/pg-core"
import type { ContractDocument } from "#contract/contract-documents"
import { stamp } from "../../../database/columns"

export const contractDocuments = pgTable("contract_documents", {
  ...stamp,
  contractId: uuid("contract_id").notNull(),
  kind: text("kind").$type<ContractDocument["kind"]>().notNull(),
  title: text("title"),
  issuedOn: date("issued_on").notNull(),
  expiresOn: date("expires_on"),
  servesUntil: date("serves_until"),
  fileId: uuid("file_id").notNull(),
  previousId: uuid("previous_id"),
})

export const linkedContractDocuments = pgTable("linked_contract_documents", {
  owner: uuid("owner").notNull(),
  linkId: uuid("link_id").notNull(),
  documentId: uuid("document_id").notNull(),
})
