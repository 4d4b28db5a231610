import { CircleCheck, CircleX, Info, type LucideIcon, Minus, TriangleAlert } from "lucide-react"

/** What something is to the reader; never told by its colour alone. */
export type Tone = "neutral" | "info" | "success" | "warning" | "danger"

export const toneClass: Record<Tone, string> = {
  neutral: "bg-sunken text-muted",
  info: "bg-info-soft text-info",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
}

export const toneIcon: Record<Tone, LucideIcon> = {
  neutral: Minus,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
}
