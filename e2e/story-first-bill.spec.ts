import { confirmEmail } from "./accounts"
import { FirstBill } from "./first-bill"
import { expect, test } from "./fixtures"
import { keyboard, mouse } from "./hand"
import { world } from "./world"

const quote = {
  name: "devis signé.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%âãÏÓ\ntrailer << >>\n%%EOF\n", "latin1"),
}

test("Camille signs up, bills a client, sends the bill and records the payment", async ({
  freshAccount,
}) => {
  test.slow()
  const { account, page } = await freshAccount()
  await confirmEmail(page, account, world().mails)
  await tell(new FirstBill(page, mouse, "admin"))
  expect(page.url()).toContain("/admin/")
})

test("the same by the keyboard alone, under the other mount", async ({ freshAccount }) => {
  test.slow()
  const { account, page } = await freshAccount()
  await confirmEmail(page, account, world().mails)
  await tell(new FirstBill(page, keyboard(page), "ap"))
  expect(page.url()).toContain("/ap/")
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the same, under the other mount", async ({ freshAccount }) => {
    test.slow()
    const { account, page } = await freshAccount()
    await confirmEmail(page, account, world().mails)
    await tell(new FirstBill(page, mouse, "ap"))
    expect(page.url()).toContain("/ap/")
  })
})

async function tell(story: FirstBill): Promise<void> {
  await test.step("she describes her business", () => story.describeBusiness())
  await test.step("she adds a client", () => story.addClient())
  await test.step("she writes a draft of two lines", () => story.writeDraft())
  await test.step("she issues it", () => story.issue())
  await test.step("she reads its PDF", () => story.readDocument())
  await test.step("she sends it", () => story.send(quote))
  await test.step("she records the payment", () => story.recordPayment())
  await test.step("she takes it back, and marks the bill as paid", () => story.takePaymentBack())
  await test.step("she issues and sends another like it at once", () => story.issueAndSendAnother())
  await test.step("she finds it in the list", () => story.findInList())
}
