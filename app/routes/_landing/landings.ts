/** What differs between the landing pages beside their words. Money in cents, rates in percent. */
export const landings = {
  home: {
    picture: "dashboard",
    bill: { number: "0042", first: [208_000, 20], second: [60_000, 20] },
    faq: ["after", "platform", "franchise", "missing"],
  },
  artisans: {
    picture: "phone",
    bill: { number: "0118", first: [312_000, 5.5], second: [26_000, 10] },
    faq: ["decennial", "worksVat", "subcontract", "platform", "after", "missing"],
  },
  property: {
    picture: "bills",
    bill: { number: "0067", first: [420_000, 20], second: [35_000, 20] },
    faq: ["fees", "card", "mandates", "platform", "after", "missing"],
  },
} as const satisfies Record<string, LandingFacts>

export type Landing = keyof typeof landings

interface LandingFacts {
  picture: "dashboard" | "phone" | "bills"
  /** The sample bill's lines: an amount before tax and its rate. */
  bill: { number: string; first: readonly [number, number]; second: readonly [number, number] }
  /** Questions below `public:landing.faq.`, in their order. */
  faq: readonly string[]
}
