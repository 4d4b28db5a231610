import type { NewProject } from "#contract/projects"
import type { NewTag } from "#contract/tags"
import type { NewTask } from "#contract/tasks"
import { addDays } from "#domain/day"

/** A task of a project, with what became of it. */
interface StoryTask extends Partial<Omit<NewTask, "projectId">> {
  added: string
  /** The columns that it went to since, by their names. */
  moves?: { day: string; to: string }[]
  steps?: string[]
  /** What was worked at it, and is known the day after. */
  spent?: { day: string; startTime: string; duration: string }[]
}

/** A project of the story; what it does not say is as the contract of the API has it. */
export interface StoryProject extends Partial<NewProject> {
  client: string
  /** The day on which Camille began it. */
  day: string
  tags: Partial<NewTag>[]
  tasks: StoryTask[]
}

/** What Camille works at, up to `today`. */
export function projects(today: string): StoryProject[] {
  const ago = (days: number) => addDays(today, -days)
  const doing = (days: number) => ({ day: ago(days), to: "En cours" })
  const done = (days: number) => ({ day: ago(days), to: "Terminé" })
  const spent = (days: number, startTime: string, duration: string) => ({
    ...{ day: ago(days), startTime, duration },
  })
  return [
    {
      client: "Librairies Voltaire SAS",
      day: ago(34),
      name: "Site marchand, lot 2",
      startsOn: ago(27),
      endsOn: addDays(today, 25),
      budgetDays: "30",
      color: "teal",
      description: "Le panier, les avis des libraires et la carte cadeau.",
      tags: [
        { title: "Ergonomie", displayText: "Ergo", color: "pink" },
        { title: "Retour du client", displayText: "Client", color: "orange" },
      ],
      tasks: [
        {
          ...{ title: "Maquette du panier", estimate: "2 j", tags: ["Ergonomie"] },
          ...{ added: ago(33), moves: [doing(31), done(27)] },
          spent: [spent(30, "09:00", "1 j"), spent(29, "09:30", "1 j"), spent(28, "14:00", "2h")],
        },
        {
          ...{ title: "Paiement en trois fois", estimate: "1,5 j", priority: "normal" },
          ...{ added: ago(33), moves: [doing(26), done(22)] },
          spent: [spent(25, "09:00", "6h30"), spent(23, "13:30", "3h")],
        },
        {
          ...{ title: "Avis des libraires", estimate: "3 j", added: ago(30) },
          ...{ moves: [doing(20), done(12)] },
          spent: [spent(19, "09:00", "1 j"), spent(15, "09:00", "7h30"), spent(13, "10:00", "5h")],
        },
        {
          ...{ title: "Carte cadeau", estimate: "2,5 j", priority: "high", added: ago(28) },
          ...{ moves: [doing(9)], dueOn: addDays(today, 3) },
          spent: [spent(8, "09:00", "4h"), spent(3, "14:00", "3h15")],
          steps: ["Modèle du courriel", "Solde restant", "Date de fin de validité"],
        },
        {
          ...{ title: "Frais de port offerts dès 35 €", estimate: "2h30", added: ago(11) },
          ...{ tags: ["Retour du client"], moves: [doing(2)], dueOn: ago(1) },
        },
        { title: "Traduire les pages d’aide", estimate: "1 j", added: ago(16), priority: "low" },
        {
          ...{ title: "Corriger la TVA des livres audio", added: ago(1), priority: "urgent" },
          ...{ dueOn: today, estimate: "45", color: "red" },
        },
      ],
    },
  ]
}
