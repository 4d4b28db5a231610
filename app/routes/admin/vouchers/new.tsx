import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { NewVoucher } from "#contract/vouchers"
import { FormScreen } from "~/components/screen/form-screen"
import { LinkCell } from "~/components/table/cells"
import { apiFor } from "~/services/api.server"
import { constraintsOf, readForm } from "~/services/form/form.server"
import { titled } from "~/services/page-title"
import { redirectWithToast } from "~/services/toast.server"
import { today } from "~/services/today.server"
import { VoucherFields } from "./_fields"

export const handle = titled("vouchers.new")

export async function loader(args: LoaderFunctionArgs) {
  await apiFor(args, "treasury.create")
  // A phone that opens its camera offers no file that is there already: that has an address of its own.
  const photographed = new URL(args.request.url).searchParams.get("from") !== "file"
  return { photographed, day: today(), constraints: constraintsOf(NewVoucher) }
}

export async function action(args: ActionFunctionArgs) {
  const api = await apiFor(args)
  const form = await readForm(args, NewVoucher)
  if (form.invalid) return form.reply()
  const saved = await api.post("/Vouchers", { body: form.value, key: form.key })
  if (saved.problem) return form.reply(saved.problem)
  return redirectWithToast(args, `../vouchers/${saved.data.id}`, "vouchers.added")
}

export default function NewVoucherScreen() {
  const { t } = useTranslation()
  const { photographed, day, constraints } = useLoaderData<typeof loader>()
  return (
    <>
      <FormScreen
        title={t("vouchers.new")}
        text={t("vouchers.newText")}
        constraints={constraints}
        defaultValue={{ day, category: "other" }}
        labels="vouchers"
        files
        reply={useActionData<typeof action>()}
        submitLabel={t("vouchers.add")}
        cancelTo="../vouchers"
      >
        <VoucherFields photographed={photographed} />
      </FormScreen>
      {photographed ? (
        <p className="mt-4 text-sm">
          <LinkCell to="../vouchers/new?from=file">{t("vouchers.fromFile")}</LinkCell>
        </p>
      ) : null}
    </>
  )
}
