import type { Address } from "./address"

/** Where goods are brought, as it is typed and kept with a bill; all null where that is to the buyer. */
export interface DeliveryFields {
  deliveryName: string | null
  deliveryStreetAddress: string | null
  deliveryPostalCode: string | null
  deliveryCity: string | null
  deliveryCountry: string | null
}

export const noDelivery: DeliveryFields = {
  deliveryName: null,
  deliveryStreetAddress: null,
  deliveryPostalCode: null,
  deliveryCity: null,
  deliveryCountry: null,
}

/** Those of a bill, and of nothing else. */
export const deliveryFieldsOf = (bill: DeliveryFields): DeliveryFields => ({
  deliveryName: bill.deliveryName,
  deliveryStreetAddress: bill.deliveryStreetAddress,
  deliveryPostalCode: bill.deliveryPostalCode,
  deliveryCity: bill.deliveryCity,
  deliveryCountry: bill.deliveryCountry,
})

export interface Delivery {
  /** Who takes it; the buyer where nobody is named. */
  name: string | null
  address: Address
}

/** Where it is brought, in the buyer's country where none is said; null where it is brought to the buyer. */
export function deliveryOf(bill: DeliveryFields, buyerCountry: string): Delivery | null {
  const { deliveryStreetAddress, deliveryPostalCode, deliveryCity } = bill
  if (!deliveryStreetAddress) return null
  return {
    name: bill.deliveryName,
    address: {
      streetAddress: deliveryStreetAddress,
      postalCode: deliveryPostalCode,
      city: deliveryCity,
      country: bill.deliveryCountry ?? buyerCountry,
    },
  }
}

/** The first part of a delivery's address that lacks where another is typed. */
export function missingOfDelivery(bill: DeliveryFields): keyof DeliveryFields | undefined {
  const parts = ["deliveryStreetAddress", "deliveryPostalCode", "deliveryCity"] as const
  const isTyped = Object.values(deliveryFieldsOf(bill)).some(Boolean)
  return isTyped ? parts.find((part) => !bill[part]) : undefined
}
