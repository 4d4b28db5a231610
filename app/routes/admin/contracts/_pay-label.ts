import type { Contract } from "#contract/contracts"

/** What the price is called where one sells, is employed or is hosted. */
export const payLabel = (kind: Contract["kind"]) =>
  kind === "freelance"
    ? "contracts.priceHT"
    : kind === "internship"
      ? "contracts.employment.internPay"
      : "contracts.employment.pay"
