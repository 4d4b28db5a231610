import { type InstallationPurpose, installationPurposes } from "#contract/mail-purposes"
import type { Language } from "#contract/values"
import type { Owner } from "#domain/owner"
import { type Database, inTransaction } from "../../../database/client"
import { ownerOfRow } from "../../../database/owner-of-row"
import { ensure, found } from "../../http/problem"
import { composed, installationMail } from "../../mail-texts/compose"
import { findMail } from "../../mail-texts/queries"
import { builtIn, wordingIn } from "../../mail-texts/wording"
import type { Look } from "../../mailer/html"
import type { Context } from "../../ports/context"
import type { WorkerParts } from "../../ports/parts"
import type { QueuedWork } from "../../ports/queue"
import { composeTrial } from "../../sales/mail/trial.commands"
import { findAddress } from "../notification-mails/queries"
import { sampleValues } from "./rules"

/** A message of the installation as it would read, with the values of an example. */
export async function tryMail(
  { db, parts }: Pick<Context<"origin">, "db" | "parts">,
  purpose: InstallationPurpose,
  { language, ...look }: { language: Language } & Look,
) {
  const wording = wordingIn((await findMail(db, purpose)) ?? builtIn(purpose), language)
  const said = composed(wording, sampleValues(wording.language, parts.origin), { look })
  return { language: wording.language, ...said }
}

/** Leaves it to the queue to send whoever asks how it reads. */
export async function testMail(
  { db, owner, person, parts }: Context<"queue">,
  purpose: InstallationPurpose,
  language: Language,
): Promise<void> {
  ensure(person.email, "noOwnAddress")
  await parts.queue.send(db, "mailTest", { owner, person: person.id, purpose, language })
}

type Parts = Pick<WorkerParts, "pool" | "mail" | "clock" | "origin">

/** Sends a template to whoever asked how it reads, and to nobody else. */
export async function sendMailTest(
  parts: Parts,
  owner: Owner,
  job: QueuedWork["mailTest"],
): Promise<void> {
  const reader = ownerOfRow({ owner: job.person })
  const to = await inTransaction(parts.pool, reader, (db) => findAddress(db, reader))
  const said = await inTransaction(parts.pool, owner, (db) => wordsFor(parts, db, owner, job))
  if (!to || !said) return
  const receipt = await parts.mail({
    messageId: `<template-test-${crypto.randomUUID()}@${new URL(parts.origin).hostname}>`,
    to,
    ...said,
  })
  if (receipt.accepted.length === 0 && receipt.refused.length === 0)
    throw new Error(receipt.failure ?? "the mail server did not take the message")
}

async function wordsFor(parts: Parts, db: Database, owner: Owner, job: QueuedWork["mailTest"]) {
  if (!("purpose" in job)) return composeTrial(parts, { db, owner }, job)
  const purpose = found(installationPurposes.find((one) => one === job.purpose))
  return installationMail(db, purpose, job.language, (language) =>
    sampleValues(language, parts.origin),
  )
}
