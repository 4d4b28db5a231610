import type { AreaCases } from "../area-cases"

const point = {
  title: "Point",
  startDate: "2026-11-24",
  startTime: "09:00",
  endDate: "2026-11-24",
  endTime: "09:30",
}

export const cases: AreaCases = {
  samples: {
    NewEvent: () => point,
    EventChanges: () => ({ ...point, title: "Comité", version: 1 }),
    EventMove: () => ({
      ...{ startDate: "2026-11-25", startTime: "10:00" },
      ...{ endDate: "2026-11-25", endTime: "10:30", version: 1 },
    }),
    EventDeletion: () => ({ version: 1 }),
    CalendarSettingsChanges: () => ({
      zone: "Europe/Paris",
      hours: { mo: { from: "09:00", to: "18:00" } },
      version: 0,
    }),
    Snooze: () => ({ for: "minutes" }),
    NewCalendarFeed: () => ({ name: "Téléphone", layers: ["dueDates"] }),
    NewDaysOff: () => ({ startDate: "2026-12-24", endDate: "2026-12-31" }),
  },
  columns: {
    "events.client_id": {
      of: "addClient",
      by: (clientId) => ["POST", "/Events", { ...point, clientId }],
    },
    "events.contract_id": {
      of: "addContract",
      by: (contractId) => ["POST", "/Events", { ...point, contractId }],
    },
    "events.project_id": {
      of: "addProject",
      by: (projectId) => ["POST", "/Events", { ...point, projectId }],
    },
    "event_overrides.event_id": null,
    "event_reminders.event_id": null,
  },
  several: [{ path: "/Events/deletions", make: ({ make }) => make("addEvent") }],
  typed: {
    path: "calendar/events",
    required: "title",
    add: { title: "Point client", startDate: "2026-11-24", endDate: "2026-11-24" },
    change: { title: "Comité de suivi", place: "Lyon" },
    shown: "Comité de suivi",
    // Events are looked at there; their list is for whoever looks for one.
    left: "calendar",
  },
}
