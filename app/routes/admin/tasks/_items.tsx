import { Form, useHref } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { TaskDetails } from "#contract/tasks"
import { SectionCard } from "~/components/screen/section-card"
import { Button } from "~/components/ui/button"
import { ButtonLink } from "~/components/ui/button-link"
import { useCan } from "~/services/person"

/** The steps of a task: ticked, made a task of their own, or taken off, each by a button that posts; worded and placed anew on a page. */
export function TaskItems({ task }: { task: Pick<TaskDetails, "id" | "items" | "can"> }) {
  const { t } = useTranslation()
  const can = useCan()
  const items = useHref(`../tasks/${task.id}/items`)
  const mayChange = task.can.includes("change")
  const done = task.items.filter((item) => item.done).length
  return (
    <SectionCard
      title={t("tasks.items")}
      aside={
        task.items.length > 0 ? (
          <span className="text-muted text-sm">
            {t("tasks.itemsWords", { done, count: task.items.length })}
          </span>
        ) : null
      }
    >
      {task.items.length === 0 ? (
        <p className="text-muted">{t("tasks.item.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {task.items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span aria-hidden="true">{item.done ? "☑ " : "☐ "}</span>
                <span className={item.done ? "text-muted line-through" : undefined}>
                  {item.text}
                </span>
                {item.done ? <span className="sr-only"> ({t("tasks.item.done")})</span> : null}
              </span>
              {mayChange ? (
                <Form method="post" action={`${items}/${item.id}`} className="flex flex-wrap gap-1">
                  <input type="hidden" name="text" value={item.text} />
                  {item.done ? null : <input type="hidden" name="done" value="on" />}
                  <Button
                    type="submit"
                    variant="outline"
                    size="sm"
                    aria-label={t(item.done ? "tasks.item.markOpen" : "tasks.item.markDone", {
                      text: item.text,
                    })}
                  >
                    {t(item.done ? "tasks.item.open" : "tasks.item.done")}
                  </Button>
                  {can("projects.create") ? (
                    <Button
                      type="submit"
                      formAction={`${items}/${item.id}/task`}
                      variant="ghost"
                      size="sm"
                    >
                      {t("tasks.item.toTask")}
                    </Button>
                  ) : null}
                  <ButtonLink
                    to={`../tasks/${task.id}/items/${item.id}/edit`}
                    variant="ghost"
                    size="sm"
                    aria-label={t("tasks.item.changeOf", { text: item.text })}
                  >
                    {t("tasks.item.change")}
                  </ButtonLink>
                  <Button
                    type="submit"
                    formAction={`${items}/${item.id}/removal`}
                    variant="ghost"
                    size="sm"
                  >
                    {t("tasks.item.remove")}
                  </Button>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <ButtonLink to={`../tasks/${task.id}/items`} variant="outline" size="sm" className="mt-3">
          {t("tasks.item.addSome")}
        </ButtonLink>
      ) : null}
    </SectionCard>
  )
}
