import type { Permission } from "#contract/permissions"
import { moneyReads } from "./money.commands"
import { proposes } from "./proposes.commands"
import { reads } from "./reads.commands"
import { findStatistic } from "./statistics.commands"
import type { Tool } from "./tool.commands"
import { workReads } from "./work.commands"

/** Everything that the assistant can do: the grammar and a model use this list, and nothing else. */
const tools: readonly Tool[] = [findStatistic, ...reads, ...workReads, ...moneyReads, ...proposes]

/** Those that someone's rights open; the others are not there. */
export const toolsFor = (rights: ReadonlySet<Permission>): readonly Tool[] =>
  tools.filter(({ needs }) => needs.every((right) => rights.has(right)))

export const toolNamed = (name: string, rights: ReadonlySet<Permission>): Tool | undefined =>
  toolsFor(rights).find((tool) => tool.name === name)
