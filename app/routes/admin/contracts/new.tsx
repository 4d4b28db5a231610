import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { Link, useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { contractKinds } from "#contract/choices"
import { type Contract, NewContract } from "#contract/contracts"
import { FormScreen } from "~/components/screen/form-screen"
import { apiFor } from "~/services/api.server"
import { clientSearch, clientsToChoose } from "~/services/form/choices.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { clientAdding } from "~/services/form/new-client.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { ContractFields } from "./_fields"

export const handle = titled("contracts.new")

export async function loader(args: LoaderFunctionArgs) {
  const api = await apiFor(args, "contracts.create")
  const asked = new URL(args.request.url).searchParams
  const clientId = asked.get("clientId")
  const kind = contractKinds.find((each) => each === asked.get("kind")) ?? "freelance"
  const clients = await clientsToChoose(api, clientId)
  return { clientId, clients, kind, constraints: constraintsOf(NewContract) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewContract, {
    clientId: clientSearch(api),
    newClient: clientAdding(args.request, api),
  })
  if (form.invalid) return form.reply()
  const saved = await api.post("/Contracts", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../contracts/${saved.data.id}`, "contracts.added")
}

export default function NewContractScreen() {
  const { t } = useTranslation()
  const { clientId, clients, kind, constraints } = useLoaderData<typeof loader>()
  return (
    <FormScreen
      title={t("contracts.new")}
      text={<OtherKinds kind={kind} />}
      constraints={constraints}
      labels={["contracts", "contracts.budget"]}
      defaultValue={{
        ...{ clientId, kind, paymentDays: 30, hoursPerDay: "7" },
        unit: kind === "freelance" ? "day" : "month",
      }}
      reply={useActionData<typeof action>()}
      submitLabel={t("contracts.add")}
      cancelTo="../contracts"
    >
      <ContractFields clients={clients} kind={kind} />
    </FormScreen>
  )
}

/** The ways to the forms of the other kinds: one is employed or hosted under them. */
function OtherKinds({ kind }: Pick<Contract, "kind">) {
  const { t } = useTranslation()
  return (
    <>
      {kind === "freelance" ? t("contracts.asKind.title") : t(`contracts.kinds.${kind}`)}
      {contractKinds
        .filter((each) => each !== kind)
        .map((each) => (
          <span key={each}>
            {" · "}
            <Link to={`?kind=${each}`} className="text-accent underline">
              {t(`contracts.kinds.${each}`)}
            </Link>
          </span>
        ))}
    </>
  )
}
