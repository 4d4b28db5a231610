import { useTranslation } from "react-i18next"
import { accountFeeds, accountKinds } from "#contract/choices"
import { CheckField } from "~/components/form/check-field"
import { DateField } from "~/components/form/date-field"
import { FieldGroup } from "~/components/form/field-group"
import { IbanField } from "~/components/form/iban-field"
import { MoneyField } from "~/components/form/money-field"
import { SelectField } from "~/components/form/select-field"
import { TextField } from "~/components/form/text-field"

/** The fields of an account, for a new one and a known one alike; only a known one is closed. */
export function AccountFields({ known = false }: { known?: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t("accounts.groups.account")}>
        <TextField name="name" label={t("accounts.name")} />
        <SelectField
          name="kind"
          label={t("accounts.kind")}
          options={accountKinds.map((kind) => ({
            value: kind,
            label: t(`accounts.kinds.${kind}`),
          }))}
        />
        <TextField name="bankName" label={t("accounts.bankName")} />
        <IbanField name="iban" label={t("accounts.iban")} />
        <SelectField
          name="fedBy"
          label={t("accounts.fedBy")}
          hint={t("accounts.fedByHint")}
          options={accountFeeds.map((feed) => ({
            value: feed,
            label: t(`accounts.feeds.${feed}`),
          }))}
        />
        <CheckField
          name="confirmSure"
          label={t("accounts.confirmSure")}
          hint={t("accounts.confirmSureHint")}
        />
        <CheckField name="main" label={t("accounts.main")} hint={t("accounts.mainHint")} />
      </FieldGroup>
      <FieldGroup title={t("accounts.groups.opening")}>
        <DateField name="openedOn" label={t("accounts.openedOn")} />
        <MoneyField
          name="openingBalance"
          label={t("accounts.openingBalance")}
          hint={t("accounts.openingBalanceHint")}
        />
        {known ? (
          <DateField
            name="closedOn"
            label={t("accounts.closedOn")}
            hint={t("accounts.closedOnHint")}
          />
        ) : null}
      </FieldGroup>
    </>
  )
}
