import type { CustomerWebsite, SitePageKind } from "#contract/customer-website"

/** What a site says by itself, in each of its languages. French is written first. */
interface Wording {
  pages: Record<SitePageKind | "cv" | "privacy", string>
  /** In the place of a name that its owner has not said yet; no such site is published. */
  nameless: string
  menu: string
  skip: string
  contactMe: string
  allServices: string
  allProducts: string
  writtenTo: string
  sentTitle: string
  sentText: string
  noProducts: string
  noServices: string
  missingTitle: string
  missingText: string
  backHome: string
  readMore: string
  ready: (city: string | null) => string
  about: (name: string, activity: string | null, city: string | null) => string
  form: Record<
    "name" | "email" | "phone" | "message" | "send" | "trap" | "required" | "failed",
    string
  >
  consent: (name: string) => string
  errors: Record<"required" | "email" | "phone" | "tooLong" | "consent", string>
  reach: Record<"email" | "phone" | "address", string>
  legal: Record<
    | "publisher"
    | "status"
    | "capital"
    | "register"
    | "siren"
    | "siret"
    | "vat"
    | "address"
    | "phone"
    | "email"
    | "director"
    | "host"
    | "hosting"
    | "content"
    | "contentText",
    string
  >
  entrepreneur: string
  registerOf: (city: string, siren: string) => string
  privacy: (facts: { name: string; email: string | null }) => [title: string, text: string][]
}

const fr: Wording = {
  pages: {
    home: "Accueil",
    services: "Services",
    products: "Produits",
    about: "À propos",
    cv: "CV",
    contact: "Contact",
    legal: "Mentions légales",
    privacy: "Vie privée",
  },
  nameless: "Votre nom",
  menu: "Pages du site",
  skip: "Aller au contenu",
  contactMe: "Me contacter",
  allServices: "Tous les services",
  allProducts: "Tous les produits",
  writtenTo: "Écrivez-moi",
  sentTitle: "Votre message est bien parti",
  sentText: "Merci ! Vous recevrez une réponse à l’adresse que vous avez indiquée.",
  noProducts: "Aucun produit n’est proposé en ce moment.",
  noServices: "Décrivez votre besoin : nous verrons ensemble ce qui convient.",
  missingTitle: "Page introuvable",
  missingText: "Cette page n’existe pas ou n’existe plus.",
  backHome: "Retour à l’accueil",
  readMore: "En savoir plus",
  ready: (city) =>
    city
      ? `À votre écoute à ${city} et à distance. Parlons de votre projet.`
      : "À votre écoute. Parlons de votre projet.",
  about: (name, activity, city) =>
    [
      `${name}${activity ? `, ${lowered(activity)}` : ""}${city ? `, à ${city}` : ""}.`,
      "Vous avez un projet, une question ? Écrivez-moi : je réponds à chaque message.",
    ].join("\n\n"),
  form: {
    name: "Votre nom",
    email: "Votre adresse e-mail",
    phone: "Votre téléphone (facultatif)",
    message: "Votre message",
    send: "Envoyer",
    trap: "Laissez ce champ vide",
    required: "Tous les champs sont obligatoires, sauf mention contraire.",
    failed: "Le message n’est pas parti. Corrigez ce qui est signalé :",
  },
  consent: (name) =>
    `J’accepte que ${name} conserve mes coordonnées et ce message pour me répondre.`,
  errors: {
    required: "Remplissez ce champ",
    email: "Adresse e-mail invalide",
    phone: "Numéro de téléphone invalide (exemple : +33 6 12 34 56 78)",
    tooLong: "Ce texte est trop long",
    consent: "Sans votre accord, votre message ne peut pas être transmis",
  },
  reach: { email: "E-mail", phone: "Téléphone", address: "Adresse" },
  legal: {
    publisher: "Éditeur du site",
    status: "Forme juridique",
    capital: "Capital social",
    register: "Immatriculation",
    siren: "SIREN",
    siret: "SIRET",
    vat: "TVA intracommunautaire",
    address: "Adresse",
    phone: "Téléphone",
    email: "E-mail",
    director: "Responsable de la publication",
    host: "Hébergeur",
    hosting: "Hébergement",
    content: "Contenus",
    contentText:
      "Les textes et les images de ce site appartiennent à son éditeur, sauf mention contraire. Toute reproduction demande son accord.",
  },
  entrepreneur: "Entrepreneur individuel (EI)",
  registerOf: (city, siren) => `RCS ${city} ${siren}`,
  privacy: ({ name, email }) => [
    [
      "Qui est responsable",
      `${name} est responsable du traitement des données que vous transmettez par ce site.${email ? ` Vous pouvez lui écrire à ${email}.` : ""}`,
    ],
    [
      "Ce qui est recueilli",
      "Le formulaire de contact recueille votre nom, votre adresse e-mail, votre téléphone si vous le donnez et votre message, avec la date et le texte de votre accord. De votre adresse réseau, seule une empreinte est gardée, pour prouver cet accord.",
    ],
    [
      "Pourquoi et combien de temps",
      "Ces données servent à vous répondre et à préparer un éventuel contrat, sur la base de votre consentement. Elles sont gardées trois ans après notre dernier échange, puis effacées.",
    ],
    [
      "Vos droits",
      "Vous pouvez à tout moment retirer votre accord, et demander à consulter, rectifier, emporter, limiter ou effacer vos données, en écrivant à l’adresse ci-dessus. Si la réponse ne vous satisfait pas, vous pouvez vous adresser à la CNIL (www.cnil.fr).",
    ],
    [
      "Ni cookie, ni mesure d’audience",
      "Ce site ne dépose aucun cookie, n’exécute aucun script et ne charge rien d’un autre site.",
    ],
  ],
}

const en: Wording = {
  pages: {
    home: "Home",
    services: "Services",
    products: "Products",
    about: "About",
    cv: "CV",
    contact: "Contact",
    legal: "Legal notice",
    privacy: "Privacy",
  },
  nameless: "Your name",
  menu: "Pages of this site",
  skip: "Skip to content",
  contactMe: "Get in touch",
  allServices: "All services",
  allProducts: "All products",
  writtenTo: "Write to me",
  sentTitle: "Your message is on its way",
  sentText: "Thank you! You will get an answer at the address that you gave.",
  noProducts: "Nothing is for sale at the moment.",
  noServices: "Describe what you need: together we will find what fits.",
  missingTitle: "Page not found",
  missingText: "This page does not exist, or not any more.",
  backHome: "Back to the home page",
  readMore: "Read more",
  ready: (city) =>
    city
      ? `Working in ${city} and remotely. Let us talk about your project.`
      : "Let us talk about your project.",
  about: (name, activity, city) =>
    [
      `${name}${activity ? `, ${lowered(activity)}` : ""}${city ? `, in ${city}` : ""}.`,
      "A project, a question? Write to me: I answer every message.",
    ].join("\n\n"),
  form: {
    name: "Your name",
    email: "Your email address",
    phone: "Your phone number (optional)",
    message: "Your message",
    send: "Send",
    trap: "Leave this field empty",
    required: "All fields are required unless they say otherwise.",
    failed: "The message was not sent. Please correct what is marked:",
  },
  consent: (name) =>
    `I agree that ${name} keeps my contact details and this message in order to answer me.`,
  errors: {
    required: "Please fill in this field",
    email: "This email address is not valid",
    phone: "This phone number is not valid (example: +33 6 12 34 56 78)",
    tooLong: "This text is too long",
    consent: "Without your agreement, your message cannot be passed on",
  },
  reach: { email: "Email", phone: "Phone", address: "Address" },
  legal: {
    publisher: "Publisher",
    status: "Legal form",
    capital: "Share capital",
    register: "Registration",
    siren: "SIREN",
    siret: "SIRET",
    vat: "VAT number",
    address: "Address",
    phone: "Phone",
    email: "Email",
    director: "Responsible for the content",
    host: "Host",
    hosting: "Hosting",
    content: "Content",
    contentText:
      "The texts and pictures of this site belong to its publisher unless stated otherwise, and may not be reproduced without permission.",
  },
  entrepreneur: "Sole trader under French law (EI)",
  registerOf: (city, siren) => `RCS ${city} ${siren}`,
  privacy: ({ name, email }) => [
    [
      "Who is responsible",
      `${name} is the controller of what you send through this site.${email ? ` You can write to ${email}.` : ""}`,
    ],
    [
      "What is collected",
      "The contact form collects your name, your email address, your phone number if you give it, and your message, with the date and the words of your agreement. Of your network address only a digest is kept, as proof of that agreement.",
    ],
    [
      "Why, and for how long",
      "They serve to answer you and to prepare a contract, on the basis of your consent. They are kept for three years after our last exchange, then erased.",
    ],
    [
      "Your rights",
      "You can withdraw your agreement at any time, and ask to see, correct, take away, restrict or erase your data, at the address above. You can also complain to the French authority, the CNIL (www.cnil.fr).",
    ],
    [
      "No cookies, no tracking",
      "This site sets no cookie, runs no script and loads nothing from anywhere else.",
    ],
  ],
}

/** "Développement de logiciels" within a sentence; initials such as "SEO" stay. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]?.toLocaleLowerCase("fr") + text.slice(1) : text
}

export const wordingOf = (language: CustomerWebsite["language"]): Wording =>
  language === "fr" ? fr : en
