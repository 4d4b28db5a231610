import type { clauseNames, propertyRights } from "#contract/choices"

type Clause = (typeof clauseNames)[number]
type Right = (typeof propertyRights)[number]
type Both = Record<"fr" | "en", string>

/**
 * The clauses of a contract for services, in words of our own. `{{objet}}` stands for what the contract or its
 * paper says; a clause whose variable is empty keeps the paper from being made.
 */
export const clauseWording: Record<Clause, { title: Both; text: Both }> = {
  purpose: {
    title: { fr: "Objet", en: "Purpose" },
    text: {
      fr: "Le client confie au prestataire, qui l’accepte, la mission suivante\u00a0: {{objet}}.",
      en: "The client entrusts the provider, who accepts it, with the following work: {{objet}}.",
    },
  },
  deliverables: {
    title: { fr: "Livrables", en: "Deliverables" },
    text: {
      fr: "Le prestataire remet au client\u00a0: {{livrables}}",
      en: "The provider hands over to the client: {{livrables}}",
    },
  },
  acceptance: {
    title: { fr: "Recette", en: "Acceptance" },
    text: {
      fr: "Le client vérifie chaque livrable sous {{recette}} à compter de sa remise et fait connaître par écrit ses réserves motivées. Sans réserve dans ce délai, le livrable est réputé accepté. Le prestataire reprend ce qui n’est pas conforme à ce qui a été convenu, puis le soumet de nouveau.",
      en: "The client checks each deliverable within {{recette}} of receiving it and states any objections, with reasons, in writing. Without objections in that time, the deliverable is deemed accepted. The provider corrects what does not match what was agreed, then submits it again.",
    },
  },
  duration: {
    title: { fr: "Durée", en: "Duration" },
    text: {
      fr: "Le contrat s’applique {{duree}}. {{renouvellement}}",
      en: "The contract applies {{duree}}. {{renouvellement}}",
    },
  },
  price: {
    title: { fr: "Prix", en: "Price" },
    text: {
      fr: "Le prix est de {{prix}}. La TVA s’y ajoute au taux en vigueur, sauf dispense prévue par la loi.",
      en: "The price is {{prix}}. VAT is added at the rate in force, unless the law exempts the provider from it.",
    },
  },
  expenses: {
    title: { fr: "Frais", en: "Expenses" },
    text: { fr: "{{frais}}", en: "{{frais}}" },
  },
  payment: {
    title: { fr: "Paiement", en: "Payment" },
    text: {
      fr: "Les factures sont payables {{paiement}}. Toute somme payée en retard porte, sans rappel, des pénalités au taux de {{penalites}} et une indemnité forfaitaire de 40\u00a0€ pour frais de recouvrement ({{loi}}). Si ces frais sont supérieurs, une indemnisation complémentaire peut être demandée sur justification.",
      en: "Invoices are payable {{paiement}}. Any amount paid late bears, without reminder, penalties at {{penalites}} and a fixed compensation of €40 for recovery costs ({{loi}}). Where these costs are higher, further compensation may be claimed with evidence.",
    },
  },
  independence: {
    title: { fr: "Indépendance", en: "Independence" },
    text: {
      fr: "Le prestataire organise librement son travail, ses horaires et ses moyens, et peut servir d’autres clients. Rien ici n’établit entre les parties un lien de subordination, une société ou un mandat. Le prestataire acquitte lui-même ses cotisations et ses impôts.",
      en: "The provider freely organises their work, hours and means, and may serve other clients. Nothing in this contract creates a relationship of employment, a partnership or an agency between the parties. The provider pays their own contributions and taxes.",
    },
  },
  subcontracting: {
    title: { fr: "Sous-traitance", en: "Subcontracting" },
    text: {
      fr: "Le prestataire ne sous-traite tout ou partie de la mission qu’avec l’accord écrit et préalable du client, et répond de ses sous-traitants.",
      en: "The provider subcontracts all or part of the work only with the client’s prior written consent, and answers for their subcontractors.",
    },
  },
  confidentiality: {
    title: { fr: "Confidentialité", en: "Confidentiality" },
    text: {
      fr: "Chaque partie garde confidentielles les informations de l’autre qui ne sont pas publiques, et ne s’en sert que pour le contrat, pendant sa durée puis pendant {{confidentialite}}.",
      en: "Each party keeps the other’s non-public information confidential and uses it for this contract only, while it lasts and for {{confidentialite}} after.",
    },
  },
  personalData: {
    title: { fr: "Données personnelles", en: "Personal data" },
    text: {
      fr: "Si le prestataire traite des données personnelles pour le compte du client, il ne le fait que sur ses instructions écrites, les protège, prévient le client sans délai de toute violation et les rend ou les efface à la fin de la mission. Les parties concluent alors l’accord prévu à l’article 28 du règlement (UE)\u00a02016/679.",
      en: "Where the provider processes personal data on the client’s behalf, they do so on written instructions only, protect the data, tell the client of any breach without delay, and return or erase the data when the work ends. The parties then conclude the agreement required by article 28 of Regulation (EU) 2016/679.",
    },
  },
  liability: {
    title: { fr: "Responsabilité et assurance", en: "Liability and insurance" },
    text: {
      fr: "Le prestataire est tenu d’une obligation de moyens. Sauf faute lourde, dol ou dommage corporel, et sans priver son obligation essentielle de sa substance, sa responsabilité est limitée aux sommes reçues au titre du contrat dans les douze mois qui précèdent le dommage. Il est assuré\u00a0: {{assurance}}.",
      en: "The provider owes a duty of care and skill. Except for gross negligence, wilful misconduct or bodily injury, and without emptying their essential obligation of its substance, their liability is limited to the sums received under the contract in the twelve months before the damage. They are insured: {{assurance}}.",
    },
  },
  ending: {
    title: { fr: "Fin du contrat", en: "Ending" },
    text: {
      fr: "{{depart}} Si l’une manque gravement à ses obligations et n’y remédie pas dans les quinze jours d’une mise en demeure, l’autre peut y mettre fin sans autre délai. Le travail accompli jusque-là est dû.",
      en: "{{depart}} Where one seriously fails in its obligations and does not remedy this within fifteen days of formal notice, the other may end it without further delay. Work done until then is due.",
    },
  },
  forceMajeure: {
    title: { fr: "Force majeure", en: "Force majeure" },
    text: {
      fr: "Aucune partie ne répond d’un manquement dû à la force majeure au sens de l’article 1218 du code civil. Celle qui l’invoque prévient l’autre sans délai. Au-delà de trente jours, chacune peut mettre fin au contrat sans indemnité.",
      en: "Neither party answers for a failure due to force majeure within the meaning of article 1218 of the French Civil Code. The party that invokes it tells the other without delay. Beyond thirty days, either may end the contract without compensation.",
    },
  },
  law: {
    title: { fr: "Droit applicable et litiges", en: "Law and court" },
    text: {
      fr: "Le contrat est soumis au droit français. Les parties cherchent d’abord un accord\u00a0; à défaut, et entre commerçants, le tribunal compétent est saisi ({{tribunal}}).",
      en: "The contract is governed by French law. The parties first seek an agreement; failing that, and between traders, the competent court of {{tribunal}} has jurisdiction.",
    },
  },
}

/** Each right by itself, as the law wants it said (CPI L131-3). */
export const rightWording: Record<Right, Both> = {
  reproduction: {
    fr: "le droit de reproduction, soit celui de fixer l’œuvre par tout procédé précisé ci-dessous",
    en: "the right of reproduction, that is, to fix the work by the means stated below",
  },
  representation: {
    fr: "le droit de représentation, soit celui de communiquer l’œuvre au public",
    en: "the right of representation, that is, to communicate the work to the public",
  },
  adaptation: {
    fr: "le droit d’adaptation, soit celui de modifier, corriger et compléter l’œuvre",
    en: "the right of adaptation, that is, to alter, correct and complete the work",
  },
  translation: {
    fr: "le droit de traduction, en toute langue ou tout langage informatique",
    en: "the right of translation, into any language or programming language",
  },
  distribution: {
    fr: "le droit de mise sur le marché, à titre onéreux ou gratuit, d’exemplaires de l’œuvre",
    en: "the right to distribute copies of the work, for payment or free of charge",
  },
}

export const propertyWording = {
  title: { fr: "Propriété intellectuelle", en: "Intellectual property" },
  none: {
    fr: "Le prestataire conserve ses droits sur ses créations\u00a0: la commande n’en emporte pas cession (code de la propriété intellectuelle, art. L111-1).",
    en: "The provider keeps their rights in what they create: commissioning it assigns none of them (French Intellectual Property Code, art. L111-1).",
  },
  licence: {
    fr: "Le prestataire concède au client une licence non exclusive sur les livrables, pour\u00a0:",
    en: "The provider grants the client a non-exclusive licence on the deliverables, for:",
  },
  assignment: {
    fr: "Le prestataire cède au client, au fur et à mesure du paiement, les droits suivants sur les livrables\u00a0:",
    en: "As payments are made, the provider assigns to the client the following rights in the deliverables:",
  },
  extent: { fr: "Étendue", en: "Extent" },
  purpose: { fr: "Destination", en: "Purpose" },
  place: { fr: "Lieu", en: "Place" },
  duration: { fr: "Durée", en: "Duration" },
  price: { fr: "Prix", en: "Price" },
  included: { fr: "compris dans le prix du contrat", en: "included in the price of the contract" },
  kept: {
    fr: "Tout droit qui n’est pas nommé ici reste au prestataire (code de la propriété intellectuelle, art. L131-3).",
    en: "Every right that is not named here remains with the provider (French Intellectual Property Code, art. L131-3).",
  },
} as const

/** What stands around the clauses. */
export const contractWording = {
  title: { fr: "Contrat de prestation de services", en: "Contract for services" },
  between: { fr: "Entre les soussignés", en: "Between the undersigned" },
  provider: { fr: "Le prestataire", en: "The provider" },
  client: { fr: "Le client", en: "The client" },
  prevailing: { fr: "Langue", en: "Language" },
  prevails: {
    fr: "La version française fait foi\u00a0; la version anglaise est donnée pour information.",
    en: "The French text prevails; the English text is given for information.",
  },
} as const
