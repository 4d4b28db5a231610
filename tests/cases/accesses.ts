import type { AreaCases } from "../area-cases"

const access = () => ({
  email: `cabinet-${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  label: "accountant",
  extent: "menus",
  permissions: ["bills.see", "bills.export"],
  endsOn: "2027-06-30",
})

export const cases: AreaCases = {
  samples: {
    NewAccess: access,
    AccessChanges: () => {
      const { email: _, ...changes } = access()
      return { ...changes, extent: "read", permissions: [], version: 1 }
    },
  },
  columns: {
    // Who is let in says so by the link that they were sent; what they did, the product writes down.
    "access_acts.access_id": null,
    "access_acts.record_id": null,
  },
}
