import { isNearly, slipsBetween } from "./words.rules"

/** What words mean to the grammar, in both languages and all their usual forms; without accents. */
const lexicon = {
  // Acts.
  show: "montre montrer montrez affiche afficher affichez voir donne donner donnez liste lister listez show display list see view give tell dis dire",
  open: "ouvre ouvrir ouvrez va aller allez amene emmene open go take bring navigate",
  find: "cherche chercher cherchez trouve trouver trouvez recherche rechercher retrouve retrouver find search look lookup locate",
  mark: "marque marquer marquez note noter notez mark record enregistre enregistrer enregistrez saisis saisir set passe flag",
  receive: "recu recus recue recues received receive got encaisse touche",
  send: "envoie envoyer envoyez envoi expedie expedier transmets transmettre send mail email resend renvoie renvoyer",
  sent: "envoye envoyee envoyes envoyees emailed sent",
  cancel: "annule annuler annulez cancel undo reverse revert defais",
  remove:
    "supprime supprimer supprimez efface effacer effacez delete remove erase detruis detruire jette jeter destroy",
  create: "cree creer creez ajoute ajouter ajoutez create add nouveau nouvelle new",
  issue: "emets emettre emettez emet issue finalise finaliser valide valider",
  remind:
    "relance relancer relancez relances reminder reminders remind reminding rappelle rappeler rappel rappels chase chasing",
  stop: "stop arrete arreter arretez cesse cesser stopper stoppe suspends suspendre pause hold",
  resume: "reprends reprendre reprenez resume resuming restart recommence recommencer again",
  compare: "compare comparer comparez comparaison comparison versus vs rapport",
  pay: "paie paye paies payes payent paient payer payez pay pays paying regle regler reglez",
  paid: "payee payees reglee reglees paid settled soldee acquittee",
  sell: "vendu vendue vendus vends vendre sold sell",
  exportIt: "exporte exporter exportez export telecharge telecharger download",
  change: "change changer changez modifie modifier modifiez update edit remplace remplacer replace",
  convert: "transforme transformer transformez convertis convertir convertissez convert turn",
  transfer: "transfere transferer transferez transfer vire virer virez wire",
  refund: "rembourse rembourser remboursez refund reimburse",
  end: "finit termine expire end ends ending over fin fini resilie resilier",
  renew: "renouveler renouvele renouvelle renouvellement renewed renew renewal reconduire",
  // Things.
  bill: "facture factures bill bills invoice invoices",
  billing: "facture facturer facturez facturation billed bill invoiced invoice billing",
  quote: "devis quote quotes estimate estimates",
  client: "client clients cliente clientes customer customers",
  product: "produit produits product products article articles",
  contract: "contrat contrats contract contracts",
  purchase:
    "achat achats depense depenses purchase purchases expense expenses fournisseur fournisseurs supplier suppliers recues",
  recurring: "recurrente recurrentes recurrent recurring abonnements periodiques",
  payment: "reglement reglements paiement paiements payment payments versement encaissement",
  draft: "brouillon brouillons draft drafts",
  creditNote: "avoir avoirs",
  credit: "credit",
  noteThing: "note notes",
  subscription: "essai abonnement trial subscription forfait plan formule",
  contact: "contact contacts interlocuteur interlocuteurs",
  offer:
    "offre offres opportunite opportunites prospect prospects offer offers opportunity opportunities pipeline",
  task: "tache taches task tasks",
  project: "projet projets project projects",
  account: "compte comptes account accounts banque tresorerie solde balance cash treasury",
  interest: "interet interets interest penalite penalites penalty penalties",
  statement: "releve releves statement",
  // Figures.
  howMuch: "combien quel quelle much many montant total",
  turnover: "chiffre turnover revenue revenues sales",
  business: "affaires affaire business",
  collected:
    "encaisse encaisses encaisser encaissee encaissement encaissements collect collected collecting rentre banked",
  owed: "doit doivent dois dus owed owe owes owing devoir dettes",
  unpaid: "impaye impayes impayee impayees unpaid outstanding",
  late: "retard retards late overdue echue echues",
  lateAdverb: "tard latest slowest tardivement lentement worst slow mauvais pire",
  days: "jour jours day days",
  average: "moyen moyenne moyens average mean moyennement",
  rate: "tjm tarif taux rate",
  daily: "journalier journaliere quotidien daily",
  share: "part parts share proportion pourcentage percentage percent poids",
  long: "long longtemps temps delai delais quickly vite fast rapidement",
  due: "echeance echeances due falls fall tombe tombent",
  newClients: "nouveaux nouvelles",
  accepted: "accepte acceptes acceptee acceptees accepted signe signes signed won gagne",
  refused: "refuse refuses refusee refusees refused rejected declined lost perdus",
  expired: "expire expires expiree expirees expired perime perimes",
  pending: "attente pending waiting",
  sold: "vendu vendus vendue vendues sold",
  ready: "pret prets prete pretes ready readiness conforme conformes",
  electronic: "electronique electroniques electronic einvoicing einvoice",
  order: "commande",
  active: "actif actifs active cours",
  biggest:
    "meilleur meilleurs meilleure gros principal principaux plus best biggest top largest main",
  // What it never does, and what it does not know.
  users: "utilisateurs utilisateur users user everyone everybody",
  others: "autres autrui others other",
  instructions:
    "consignes consigne instructions instruction prompt directives regles rules ignore ignorez disregard oublie forget override",
  administrator: "administrateur administrator admin root sudo superuser jailbreak developer",
  advice:
    "sasu eurl sasus statut impot impots fiscal fiscale fiscalite optimiser tax taxes legal illegal legalement droit avocat lawyer status",
  secret:
    "mot passe password passwords iban bic rib bancaires bancaire bank droits droit rights role roles permission permissions",
  money: "virement virements transfer argent money",
  // Smaller words that change everything.
  help: "comment how explique expliquer explain pourquoi why sert definition aide help",
  meaning: "signifie mean means veut meaning quoi",
  whoever: "qui who quel which lequel quels quelles",
  not: "pas jamais not never aucun aucune dont didnt doesnt isnt arent cant wont sans without",
  noMore: "plus anymore longer",
  yet: "encore yet",
  if: "si if when quand lorsque unless sauf",
  should: "dois devrais should faut faudrait vaut must mieux ought",
  please:
    "peux peut pouvez pourrais pourriez can could please stp svp veux voudrais would like want",
  past: "ai as avons did has have had etait etais was were est",
} as const satisfies Record<string, string>

export type Concept = keyof typeof lexicon

const byWord = new Map<string, Concept[]>()
for (const [concept, words] of Object.entries(lexicon))
  for (const word of words.split(" ")) {
    const known = byWord.get(word) ?? []
    known.push(concept as Concept)
    byWord.set(word, known)
  }
const vocabulary = [...byWord.keys()]

/** Words that mean nothing by themselves: no slip makes anything else of them. */
export const small = new Set(
  (
    "le la les l de du des d un une et ou a au aux en dans sur pour par avec mon ma mes ton ta tes son sa ses notre nos votre vos leur " +
    "je j tu il elle on nous vous ils elles me m te t se s ce cet cette ces c y que qu n ne est sont etre suis ete fait faire mais moi toi " +
    "the an vat tva of to in at on for by with my your his her its our their i you he she it we they us them this that these those is are be am was " +
    "do does been from and or but so as than then there here about into per via mail mois hier main mars mai may juin june july euro euros " +
    "les comme tout tous toute toutes all bien tres trop aussi alors donc car leur leurs puis depuis avant apres entre jusqu ici " +
    "more less than fewer over under above below only half twice just also back each every such very well even most least same both few " +
    "one two three four five six seven eight nine ten hundred thousand first second next later before after during until around without " +
    "he him she who whom whose why which while might shall must would could should did does done got get let make made need know " +
    "moins moitie demi demie peu seulement deux trois quatre cinq sept huit neuf dix cent cents mille premier premiere dernier derniere " +
    "prochain prochaine ainsi autre autres chaque chez contre dont donc encore eux lui ni non oui ou parce pendant plusieurs pourquoi " +
    "phone telephone portable number numero adresse address previous precedent precedente quelque quelques sauf selon sous vers vraiment toujours souvent"
  ).split(" "),
)

export interface Meaning {
  word: string
  concepts: ReadonlySet<Concept>
  /** Whether it was read through a slip of the finger. */
  isSlip: boolean
}

const none: ReadonlySet<Concept> = new Set()

/** What a word may mean: as it is written, else as the nearest word that is known. */
export function meaningOf(word: string): Meaning {
  const exact = byWord.get(word)
  if (exact) return { word, concepts: new Set(exact), isSlip: false }
  if (small.has(word) || /^\d/.test(word)) return { word, concepts: none, isSlip: false }
  const near = vocabulary.filter((known) => isNearly(word, known))
  if (near.length === 0) return { word, concepts: none, isSlip: false }
  const least = Math.min(...near.map((known) => slipsBetween(word, known)))
  const nearest = near.filter((known) => slipsBetween(word, known) === least)
  // One beginning with the same letter is likelier than another.
  const alike = nearest.filter((known) => known[0] === word[0])
  const meant = alike.length > 0 ? alike : nearest
  return {
    word,
    concepts: new Set(meant.flatMap((known) => byWord.get(known) ?? [])),
    isSlip: true,
  }
}

/** Whether a word is one of the language, and so no name by itself. */
export const isPlain = (word: string): boolean => small.has(word) || byWord.has(word)

const french =
  "le la les de du des un une mon ma mes je ai suis est quel quelle quels quelles combien pour par cette mois comment dois qui me au aux et sur ne pas doit facture factures devis retard avoir relance cree envoie emets marque annule supprime ouvre montre quand mention sert plus tard hier depuis entre payee paye j ont gagne factures tous toutes mes vos rembourse rembourser impayes impayees encaissements encaissement vendu vendue jours jour heures heure tva hier chez piece quoi"
const english =
  "the my i is of how what which did to for this last who by does do with has have are much it me and on owed bill bills quote quotes mark send show open find stop issue delete create sold get take when due late was were cash in since remind paid from between and or not all any can could will would year month week today yesterday tomorrow turnover revenue quarter january february august september october november december invoice invoices day days hour hours vat at without overdue unpaid sales"
const others = {
  german:
    "wie viel ich mein meine ist der die das wer welche rechnung rechnungen kunden bitte zeig und nicht schuldet man mir wieviel habe",
  spanish:
    "cuanto cuantas el los mi mis factura facturas cliente que cual quien por como esta este muestra deben debo tengo he facturado enero febrero abril junio julio agosto septiembre octubre noviembre diciembre",
  italian:
    "quanto quante il gli mio mia fattura fatture cliente che quale chi per come questo mostra devono sono ho hai fatturato ricavi gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre",
  dutch: "hoeveel het een mijn is wie welke factuur facturen klant toon ik van zijn niet",
  portuguese: "quanto quantas meu minha fatura faturas que qual quem como mostra devem tenho nao",
}
const listOf = (words: string) => words.split(" ")

/** The language of a question, or that it is neither of the two. */
export function languageOf(words: readonly string[], usual: "fr" | "en"): "fr" | "en" | "other" {
  const count = (list: string) => {
    const known = listOf(list)
    return words.filter((word) => known.includes(word)).length
  }
  const [fr, en] = [count(french), count(english)]
  const other = Math.max(...Object.values(others).map(count))
  if (other >= 2 && other > fr && other > en) return "other"
  if (fr === en) return nearer(words, usual)
  return fr > en ? "fr" : "en"
}

/** With slips in every word, the words that are nearly one of a language's. */
function nearer(words: readonly string[], usual: "fr" | "en"): "fr" | "en" {
  const count = (list: string) =>
    words.filter(
      (word) =>
        word.length > 3 && listOf(list).some((known) => known.length > 3 && isNearly(word, known)),
    ).length
  const [fr, en] = [count(french), count(english)]
  return fr === en ? usual : fr > en ? "fr" : "en"
}
