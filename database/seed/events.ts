import type { NewEvent } from "#contract/events"
import { addDays } from "#domain/day"
import { mondayOf } from "#domain/weekday"

/** What Camille has in her calendar, around `today`; what an event does not say is as the contract has it. */
export function events(today: string): Partial<NewEvent>[] {
  const monday = mondayOf(today)
  const at = (away: number, from: string, to: string) => {
    const day = addDays(monday, away)
    return { startDate: day, startTime: from, endDate: day, endTime: to }
  }
  return [
    {
      title: "Point d’avancement",
      ...at(-21, "09:30", "10:00"),
      color: "teal",
      recurrence: {
        ...{ frequency: "weekly", every: 1, weekdays: ["mo", "th"], on: "day" },
        ...{ until: addDays(monday, 120), times: null },
      },
      reminders: [{ amount: 15, unit: "minutes", at: null, by: "notification" }],
    },
    { title: "Atelier de cadrage", ...at(1, "14:00", "17:00"), place: "Lyon, quai Saint-Vincent" },
    { title: "Appel avec Hugo", ...at(1, "15:00", "15:30"), color: "orange" },
    {
      title: "Salon du livre",
      ...{ allDay: true, startDate: addDays(monday, 9), endDate: addDays(monday, 11) },
      color: "violet",
    },
    {
      title: "Déclaration de chiffre d’affaires",
      ...{ allDay: true, startDate: addDays(monday, -20), endDate: addDays(monday, -20) },
      ...{ color: "red", free: true },
      recurrence: {
        ...{ frequency: "monthly", every: 1, weekdays: [], on: "monthEnd" },
        ...{ until: null, times: null },
      },
    },
  ]
}
