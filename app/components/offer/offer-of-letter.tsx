import { Form, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { useCan } from "~/services/person"
import { Button } from "../ui/button"

/** What came of a letter: its offer, or the button that makes one, and of its writer a contact. */
export function OfferOfLetter({ offerId, takenBy }: { offerId: string | null; takenBy: string }) {
  const { t } = useTranslation()
  const can = useCan()
  if (offerId)
    return can("offers.see") ? (
      <Link to={`../offers/${offerId}`} className="text-accent hover:underline">
        {t("offers.letter.open")}
      </Link>
    ) : null
  const mayTake = can("offers.create") && can("contacts.create") && can("clients.create")
  if (!mayTake) return null
  return (
    <Form method="post" action={takenBy}>
      <Button type="submit" size="sm">
        {t("offers.letter.take")}
      </Button>
    </Form>
  )
}
