import { beforeAll, describe, expect, test } from "vitest"
import { provide } from "../../config/environment"
import { readToast, redirectWithToast, withToast } from "./toast.server"

beforeAll(() => provide({ SESSION_SECRET: "a secret of the tests" }))

async function cookie(): Promise<string> {
  const { headers } = await withToast("products.added", "success")
  return headers.get("Set-Cookie") ?? ""
}

function page(text: string): Request {
  return new Request("http://localhost/", { headers: { cookie: text } })
}

describe("a toast", () => {
  test("waits for the next page, in a cookie that scripts do not see", async () => {
    const header = await cookie()
    expect(header).toMatch(/^plume_toast=.*HttpOnly; SameSite=Lax$/)
    const { toast, headers } = await readToast(page(header.split(";")[0] ?? ""))
    expect(toast).toEqual({ message: "products.added", type: "success" })
    const after = headers?.get("Set-Cookie")?.split(";")[0] ?? ""
    expect((await readToast(page(after))).toast).toBeUndefined()
  })

  test("that somebody else wrote is not shown", async () => {
    const [name, value = ""] = ((await cookie()).split(";")[0] ?? "").split("=")
    const forged = `${name}=${decodeURIComponent(value).split(".")[0]}.forged`
    expect((await readToast(page(forged))).toast).toBeUndefined()
  })

  test("costs nothing where there is none", async () => {
    expect(await readToast(page("a=b"))).toEqual({})
  })

  test("comes along to the screen that this one was opened on the way of, if it is ours", async () => {
    const from = async (address: string) => {
      const request = new Request(`http://localhost/admin/profile/vat${address}`)
      const answer = await redirectWithToast({ request }, "../profile/vat", "profile.changed")
      return answer.headers.get("Location")
    }
    expect(await from("?returnTo=%2Fadmin%2Fbills%2F1%2Fissue")).toBe("/admin/bills/1/issue")
    expect(await from("?returnTo=https%3A%2F%2Felsewhere.example")).toBe("../profile/vat")
    expect(await from("")).toBe("../profile/vat")
  })
})
