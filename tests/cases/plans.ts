import type { AreaCases, Maker } from "../area-cases"

/** A code is there once, and what is offered needs somebody who bills it. */
const plan = () => ({
  code: `plan-${crypto.randomUUID().slice(0, 8)}`,
  nameFr: "Tout Plume",
  nameEn: "All of Plume",
  textFr: "Tous les menus",
  textEn: "Every menu",
  period: "monthly",
  place: 1,
  menus: [],
  offered: false,
  priceHT: 1_200,
})

export const cases: AreaCases = {
  samples: {
    NewPlan: plan,
    PlanChanges: () => {
      const { code: _, period: __, priceHT: ___, ...changes } = plan()
      return { ...changes, version: 1 }
    },
    NewPlanPrice: () => ({ startsOn: "2027-01-01", priceHT: 1_500 }),
    TrialProlongation: () => ({ trialEndsOn: "2027-06-30", reason: "Saisie par erreur" }),
    SubscriptionGift: () => ({ until: "2027-12-31", reason: "Bêta-testeuse" }),
    SubscriptionRefund: () => ({ position: 0, reason: "Facturé à tort" }),
    PaymentReturn: () => ({ mount: "admin" }),
    PlanChoice: async ({ ask, administrator }: Maker) => {
      const parts = ["changePersonal", "changeProfessional", "changeAddress"]
      for (const part of parts) await ask(part)
      // Whoever bills subscriptions lacks nothing that a bill asks for.
      for (const part of [...parts, "changeVat"]) await administrator.ask(part)
      await administrator.ask("becomePlanSeller")
      const offered = { ...plan(), offered: true }
      await administrator.ask("addPlan", {}, offered)
      return { plan: offered.code }
    },
  },
  columns: {
    // A plan is the installation's, chosen by its code; what is billed, and to whom, the product says itself.
    "subscriptions.plan_id": null,
    "subscription_bills.plan_id": null,
    "subscription_bills.bill_id": null,
    "subscription_bills.purchase_id": null,
    "subscription_clients.client_id": null,
    "payment_pages.plan_id": null,
    "payment_pages.position": null,
    "payment_tries.position": null,
    "payment_tries.bill_id": null,
    "payment_tries.payment_id": null,
  },
}
