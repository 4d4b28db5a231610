import { randomUUID } from "node:crypto"
import { expect, type Locator, type Page } from "@playwright/test"
import type { Attachment, Hand } from "./hand"
import { mailsTo } from "./mail-server"
import { textOfPdf } from "./pdf"
import { world } from "./world"

/** The steps of a first bill, each as Camille does it in French, whatever her hand is. */
export class FirstBill {
  readonly recipient = `compta-${randomUUID().slice(0, 8)}@vasseur.example`
  readonly number = `F-${new Date().getFullYear()}-0001`

  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
    private readonly mount: "admin" | "ap",
  ) {}

  async describeBusiness(): Promise<void> {
    const { page, hand } = this
    await page.goto(`/${this.mount}/dashboard`)
    await hand.press(this.link("Continuer"))
    await hand.press(this.link("Commencer"))
    await hand.choose(this.field("legalStatus"), "Entrepreneur individuel (EI, micro-entreprise)")
    await hand.type(this.field("firstName"), "Camille")
    await hand.type(this.field("lastName"), "Roux")
    await hand.type(this.field("siren"), "732 829 320")
    await hand.press(this.button("Suivant"))

    await hand.tick(page.locator("main [name=vatRegime][value=franchise]"))
    await hand.type(this.field("vatNumber"), "")
    await hand.press(this.button("Suivant"))

    await hand.type(this.field("activity"), "Développement de sites")
    await hand.press(this.button("Suivant"))

    await hand.type(this.field("streetAddress"), "12 rue de la République")
    await hand.type(this.field("postalCode"), "69002")
    await hand.type(this.field("city"), "Lyon")
    await hand.press(this.button("Suivant"))

    await hand.type(this.field("iban"), "FR14 2004 1010 0505 0001 3M02 606")
    await hand.press(this.button("Suivant"))
    await hand.press(this.button("Terminer"))
    await this.arriveAt("bills/new")
  }

  async addClient(): Promise<void> {
    const { hand } = this
    await hand.press(this.link("Ajouter un client"))
    await hand.type(this.field("name"), "Atelier Vasseur")
    await hand.type(this.field("email"), this.recipient)
    await hand.type(this.field("streetAddress"), "1 quai Perrache")
    await hand.type(this.field("postalCode"), "69002")
    await hand.type(this.field("city"), "Lyon")
    await hand.type(this.field("siren"), "552 100 554")
    await hand.press(this.button("Ajouter l’entreprise"))
    await this.arriveAt("bills/new")
  }

  async writeDraft(): Promise<void> {
    const { page, hand } = this
    await this.line(0, "Développement", "2", "450,00")
    await hand.press(this.button("Ajouter une ligne"))
    await expect(this.field("lines[1].serviceName")).toBeVisible()
    await expect(this.field("lines[0].serviceName")).toHaveValue("Développement")
    await this.line(1, "Hébergement", "1,5", "80")
    await hand.press(this.button("Enregistrer le brouillon"))
    await this.arriveAt("bills/[0-9a-f-]{36}")
    await this.told("Brouillon enregistré avec succès")
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Brouillon")
    await expect(page.locator("main")).toContainText(money("1 020,00"))
  }

  async issue(): Promise<void> {
    await this.hand.press(this.link("Émettre"))
    await this.hand.press(this.button("Émettre la facture"))
    await expect(this.page.getByRole("heading", { level: 1 })).toContainText(this.number)
    await this.told("Facture émise avec succès")
    await expect(this.link("Modifier")).toHaveCount(0)
    await expect(this.link("Supprimer")).toHaveCount(0)
  }

  async readDocument(): Promise<void> {
    const address = await this.link("Voir le PDF").getAttribute("href")
    const answer = await this.page.request.get(new URL(address ?? "", this.page.url()).href)
    expect(answer.headers()["content-type"], await answer.text()).toBe("application/pdf")
    this.expectBill(await textOfPdf(await answer.body()))
  }

  async send(own: Attachment): Promise<void> {
    const { page, hand } = this
    await hand.press(this.link("Envoyer par e-mail"))
    await expect(this.field("to")).toHaveValue(this.recipient)
    await hand.type(this.field("subject"), `Votre facture ${this.number}`)
    await hand.attach(page.locator("main input[type=file]"), own)
    await hand.press(this.button("Envoyer"))
    await this.told("E-mail envoyé avec succès")
    const mails = () => mailsTo(world().mails, this.recipient)
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Votre facture ${this.number}`)
    expect(mail?.text).toContain(this.number)
    const [bill, attached, ...others] = mail?.attachments ?? []
    expect(others).toEqual([])
    expect(bill).toMatchObject({ filename: `${this.number}.pdf`, mimeType: "application/pdf" })
    this.expectBill(await textOfPdf(bytesOf(bill?.content)))
    expect(attached).toMatchObject({ filename: own.name, mimeType: own.mimeType })
    expect(Buffer.from(bytesOf(attached?.content)).equals(own.buffer)).toBe(true)
    await this.isSent()
  }

  async recordPayment(): Promise<void> {
    const { hand } = this
    await hand.press(this.link("Enregistrer un paiement"))
    await expect(this.field("amount")).toHaveValue(money("1 020,00", ""))
    await hand.choose(this.field("means"), "Chèque")
    await hand.press(this.button("Enregistrer le paiement"))
    await expect(this.status("Payée")).toBeVisible()
    await expect(this.payments()).toContainText("Chèque en attente")
    await hand.press(this.button("Marquer comme encaissé"))
    await this.told("Paiement marqué comme encaissé")
    await expect(this.payments().getByText("Encaissé", { exact: true })).toBeVisible()
  }

  /** What was paid by mistake is taken back, and both stay to be seen. */
  async takePaymentBack(): Promise<void> {
    const { hand } = this
    await hand.press(this.payments().getByRole("link", { name: "Marquer comme impayé" }))
    // Over the page where scripts run, and a page of its own where they do not.
    await hand.press(
      this.page.getByRole("button", { name: "Marquer ce paiement comme impayé", exact: true }),
    )
    await expect(this.status("Envoyée")).toBeVisible()
    await expect(this.payments().getByText("Impayé", { exact: true })).toBeVisible()
    await expect(this.payments().getByText("Annulation", { exact: true })).toBeVisible()
    await expect(this.payments()).toContainText(money("-1 020,00"))
    await hand.press(this.button("Marquer comme payée"))
    await expect(this.status("Payée")).toBeVisible()
  }

  /** Another like it leaves in one act: what is issued is sent. */
  async issueAndSendAnother(): Promise<void> {
    const { page, hand } = this
    await hand.press(this.button("Dupliquer"))
    await hand.press(this.button("Enregistrer"))
    await hand.press(this.link("Émettre"))
    await expect(this.field("to")).toHaveValue(this.recipient)
    await hand.press(this.button("Émettre et envoyer"))
    await this.told("Facture émise, et en route vers votre client")
    await expect(page.getByRole("heading", { level: 1 })).toContainText("-0002")
    const mails = () => mailsTo(world().mails, this.recipient)
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(2)
    await this.isSent()
  }

  async findInList(): Promise<void> {
    const { page } = this
    await page.goto(`/${this.mount}/bills?state=paid`)
    await expect(page.getByRole("link", { name: this.number })).toBeVisible()
    await page.goto(`/${this.mount}/bills?state=unpaid`)
    await expect(page.getByRole("link", { name: this.number })).toHaveCount(0)
  }

  private async line(at: number, name: string, quantity: string, price: string): Promise<void> {
    await this.hand.type(this.field(`lines[${at}].serviceName`), name)
    await this.hand.type(this.field(`lines[${at}].quantity`), quantity)
    await this.hand.type(this.field(`lines[${at}].unitPriceHT`), price)
  }

  /** Until then the page loads itself again, which would come between the next steps. */
  private async isSent(): Promise<void> {
    await expect(async () => {
      await this.page.reload()
      await expect(this.status("Envoyée")).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  private expectBill(text: string): void {
    const plain = text.replace(/\s+/g, " ")
    for (const said of [this.number, "Développement", "Hébergement", "732 829 320", "1 020,00"])
      expect(plain).toContain(said)
    expect(plain).toMatch(/TVA non applicable, art(\.|icle) 293 B du CGI/)
  }

  private async arriveAt(screen: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/${this.mount}/${screen}(\\?.*)?$`))
  }

  private async told(message: string): Promise<void> {
    const messages = this.page.getByRole("region", { name: "Messages" })
    await expect(messages.getByText(message)).toBeVisible()
  }

  private field = (name: string): Locator => this.page.locator(`main [name="${name}"]`)
  private button = (name: string): Locator =>
    this.page.locator("main").getByRole("button", { name, exact: true })
  private link = (name: string): Locator =>
    this.page.locator("main").getByRole("link", { name, exact: true })
  private status = (name: string): Locator =>
    this.page.locator("main header").getByText(name, { exact: true })
  private payments = (): Locator =>
    this.page
      .locator("main section")
      .filter({ has: this.page.getByRole("heading", { name: "Paiements" }) })
}

/** An amount as French writes it: with a narrow space between thousands, a wide one before the sign. */
function money(amount: string, sign = "\u00a0€"): string {
  return amount.replace(" ", "\u202f") + sign
}

function bytesOf(content: ArrayBuffer | Uint8Array | string | undefined): Uint8Array {
  return typeof content === "string" ? Buffer.from(content) : new Uint8Array(content ?? [])
}
