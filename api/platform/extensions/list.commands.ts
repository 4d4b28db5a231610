import type { Area, NotedArea, SearchKind } from "#contract/areas"
import type { layerCards } from "#contract/calendar-layers"
import type { importKinds } from "#contract/choices"
import type { stepCards } from "#contract/steps"
import type { Extension } from "../../extension/extension"
import { accounts } from "../../money/accounts/extension.commands"
import { incomes } from "../../money/incomes/extension.commands"
import { outcomes } from "../../money/outcomes/extension.commands"
import { pastBills } from "../../money/past-bills/extension.commands"
import { purchases } from "../../money/purchases/extension.commands"
import { scheduledTransactions } from "../../money/scheduled-transactions/extension.commands"
import { contributions } from "../../money/treasury/extension.commands"
import { vatReturns } from "../../money/vat-returns/extension.commands"
import { vouchers } from "../../money/vouchers/extension.commands"
import { clients } from "../../people/clients/extension.commands"
import { contacts } from "../../people/contacts/extension.commands"
import { offers } from "../../people/offers/extension.commands"
import { profile } from "../../people/profile/extension.commands"
import { bills } from "../../sales/bills/extension.commands"
import { products } from "../../sales/products/extension.commands"
import { quotes } from "../../sales/quotes/extension.commands"
import { recurringBills } from "../../sales/recurring-bills/extension.commands"
import { services } from "../../sales/services/extension.commands"
import { cv, cvVersions } from "../../showcase/cv/extension.commands"
import { events } from "../../work/calendar/extension.commands"
import { contracts } from "../../work/contracts/extension.commands"
import { projects, tasks } from "../../work/projects/extension.commands"
import { timesheets } from "../../work/timesheets/extension.commands"

type Extended =
  | SearchKind
  | NotedArea
  | (typeof importKinds)[number]
  | (typeof stepCards)[number]["area"]
  | (typeof layerCards)[number]["area"]

/**
 * What each area adds to the search, to feeds, to the list of things to do and to imports. One whose card says that
 * it does is here, with all that it says, or this does not compile. What is found is answered in this order.
 */
export const extensions: { [Name in Extended & Area["name"]]: Extension<Name> } = {
  profile,
  bills,
  pastBills,
  quotes,
  clients,
  contacts,
  offers,
  contracts,
  events,
  timesheets,
  projects,
  tasks,
  products,
  services,
  incomes,
  outcomes,
  accounts,
  vouchers,
  scheduledTransactions,
  purchases,
  recurringBills,
  cv,
  cvVersions,
  vatReturns,
  contributions,
}
