/** Someone whom visitors of the directory find, or do not: in the words of their own profile. */
export interface StoryPerson {
  firstName: string
  lastName: string
  /** Titles of the list of jobs. */
  jobs: string[]
  skills: string[]
  about: string
  languages: string[]
  /** INSEE's code of one of the communes below, and kilometres around it; null is any distance. */
  commune: string
  reach: number | null
  /** From how many days after today, for how many if it ends, and how many days a week. */
  free?: { in: number; for?: number; days: number }
  /** How many days ago it was said. */
  saidAgo?: number
  /** Whoever chose not to be shown, is still to be validated, or is suspended is found by nobody. */
  kept?: "hidden" | "unvalidated" | "suspended"
}

/** Where they live: known before the public list is ever asked. */
export const communes = [
  ["69123", "Lyon", ["69001", "69002", "69003"], 45.758, 4.835],
  ["69266", "Villeurbanne", ["69100"], 45.772, 4.89],
  ["75056", "Paris", ["75001", "75011", "75018"], 48.857, 2.352],
  ["13055", "Marseille", ["13001", "13006"], 43.296, 5.37],
  ["31555", "Toulouse", ["31000", "31400"], 43.605, 1.444],
  ["44109", "Nantes", ["44000", "44200"], 47.218, -1.554],
  ["33063", "Bordeaux", ["33000", "33800"], 44.838, -0.579],
  ["59350", "Lille", ["59000", "59800"], 50.633, 3.058],
  ["67482", "Strasbourg", ["67000"], 48.573, 7.752],
  ["35238", "Rennes", ["35000", "35700"], 48.117, -1.678],
  ["38185", "Grenoble", ["38000"], 45.188, 5.725],
] as const

/** What a visitor of the directory writes to Camille. */
export const letter = {
  name: "Salomé Aubert",
  email: "salome.aubert@maison-aubert.example",
  message:
    "Bonjour,\n\nnous ouvrons une librairie à Villeurbanne en février et cherchons quelqu’un pour notre site. Auriez-vous un moment la semaine prochaine pour en parler ?\n\nSalomé Aubert",
  consent: true,
} as const

/** What Camille's own page says beside her profile. */
export const camillesPage: Omit<StoryPerson, "firstName" | "lastName"> = {
  jobs: ["Développeur / Développeuse full stack"],
  skills: ["TypeScript", "React", "Remix", "PostgreSQL", "Accessibilité numérique"],
  about:
    "Développeuse à Lyon depuis dix ans, je fais des sites marchands et des outils internes rapides, sobres et accessibles à tous, surtout pour le monde du livre.",
  languages: ["fr", "en", "nl"],
  commune: "69123",
  reach: 60,
  free: { in: 12, days: 2 },
  saidAgo: 1,
}

export const directory: StoryPerson[] = [
  {
    firstName: "Inès",
    lastName: "Chabert",
    jobs: ["Graphiste"],
    skills: ["Identité visuelle", "Illustration", "Direction artistique"],
    about:
      "J’accompagne librairies, théâtres et coopératives dans leur identité visuelle, du premier croquis à l’affiche imprimée. Atelier ouvert le jeudi.",
    languages: ["fr", "it"],
    commune: "69266",
    reach: 40,
    free: { in: -3, days: 3 },
    saidAgo: 2,
  },
  {
    firstName: "Mehdi",
    lastName: "Lacroix",
    jobs: ["Développeur / Développeuse back-end"],
    skills: ["Go", "PostgreSQL", "Kubernetes", "API REST"],
    about:
      "Douze ans de services qui tiennent la charge : facturation, billetterie, santé. Je reprends volontiers ce que personne n’ose plus toucher.",
    languages: ["fr", "en", "ar"],
    commune: "75056",
    reach: null,
    free: { in: 20, days: 5 },
    saidAgo: 6,
  },
  {
    firstName: "Soazig",
    lastName: "Le Goff",
    jobs: ["Rédacteur / Rédactrice web"],
    skills: ["Rédaction web", "Référencement naturel", "Relecture et correction"],
    about:
      "Ancienne journaliste de la presse régionale : des textes clairs, sourcés et lus jusqu’au bout, pour des collectivités et des marques bretonnes.",
    languages: ["fr", "br"],
    commune: "35238",
    reach: 80,
    free: { in: -10, for: 60, days: 2 },
    saidAgo: 9,
  },
  {
    firstName: "Théo",
    lastName: "Marchand",
    jobs: ["Plombier chauffagiste / Plombière chauffagiste"],
    skills: ["Plomberie", "Pompe à chaleur", "Isolation thermique"],
    about:
      "Dépannage, salles de bains et pompes à chaleur dans l’agglomération nantaise. Devis sous 48 heures, chantier propre le soir.",
    languages: ["fr"],
    commune: "44109",
    reach: 30,
    free: { in: 5, days: 4 },
    saidAgo: 4,
  },
  {
    firstName: "Awa",
    lastName: "Diop",
    jobs: ["Photographe"],
    skills: ["Photographie", "Retouche photo", "Montage vidéo"],
    about:
      "Portraits d’entreprise, architecture et reportage. Lumière naturelle de préférence, livraison en cinq jours, tirages d’art sur demande.",
    languages: ["fr", "en", "wo"],
    commune: "13055",
    reach: 120,
    free: { in: -1, days: 5 },
    saidAgo: 0,
  },
  {
    firstName: "Julien",
    lastName: "Weber",
    jobs: ["Traducteur / Traductrice"],
    skills: ["Traduction", "Interprétariat", "Rédaction technique"],
    about:
      "Traducteur technique de l’allemand et de l’anglais vers le français : notices, brevets, logiciels. Membre d’un réseau de six confrères.",
    languages: ["fr", "de", "en"],
    commune: "67482",
    reach: null,
    free: { in: 0, days: 4 },
    saidAgo: 12,
  },
  {
    firstName: "Maëlle",
    lastName: "Fontaine",
    jobs: ["Consultant / Consultante en marketing"],
    skills: ["Marketing numérique", "Réseaux sociaux", "E-mailing"],
    about:
      "Des campagnes mesurées et des budgets respectés, pour des enseignes du Sud-Ouest. J’explique ce que je fais, chiffres à l’appui.",
    languages: ["fr", "es"],
    commune: "33063",
    reach: 150,
    free: { in: 30, days: 3 },
    saidAgo: 15,
  },
  {
    firstName: "Bruno",
    lastName: "Cazals",
    jobs: ["Architecte d’intérieur"],
    skills: ["Décoration d’intérieur", "Conduite de travaux", "Modélisation 3D"],
    about:
      "Appartements anciens et petits commerces : je dessine, je chiffre et je suis le chantier jusqu’à la remise des clés.",
    languages: ["fr", "oc"],
    commune: "31555",
    reach: 60,
  },
  {
    firstName: "Lina",
    lastName: "Verhaeghe",
    jobs: ["Développeur / Développeuse front-end"],
    skills: ["React", "TypeScript", "Accessibilité numérique", "CSS"],
    about:
      "Interfaces sobres et accessibles, bibliothèques de composants, audits RGAA. Je travaille avec des équipes produit, à Lille ou à distance.",
    languages: ["fr", "en", "nl"],
    commune: "59350",
    reach: null,
    free: { in: 8, days: 4 },
    saidAgo: 3,
  },
  {
    firstName: "Olivier",
    lastName: "Perrin",
    jobs: ["Formateur / Formatrice"],
    skills: ["Formation", "Ingénierie pédagogique", "Bilan carbone"],
    about:
      "Je forme les équipes à la transition écologique : ateliers d’une demi-journée, parcours sur un an, et beaucoup de pratique.",
    languages: ["fr"],
    commune: "38185",
    reach: 100,
    free: { in: -20, for: 45, days: 1 },
    saidAgo: 20,
  },
  {
    firstName: "Nour",
    lastName: "Haddad",
    jobs: ["Comptable"],
    skills: ["Comptabilité", "Gestion de trésorerie", "Paie"],
    about:
      "Tenue et révision pour indépendants et petites associations de la métropole lyonnaise, au cabinet ou chez vous un jour par semaine.",
    languages: ["fr", "en"],
    commune: "69123",
    reach: 25,
    free: { in: 2, days: 2 },
    saidAgo: 7,
  },
  {
    firstName: "Gaëtan",
    lastName: "Roussel",
    jobs: ["Électricien / Électricienne du bâtiment"],
    skills: ["Électricité", "Panneaux photovoltaïques"],
    about:
      "Rénovation électrique, bornes de recharge et photovoltaïque chez les particuliers. Certifié, assuré, et toujours à l’heure.",
    languages: ["fr"],
    commune: "69266",
    reach: 35,
    free: { in: 15, days: 5 },
    saidAgo: 11,
  },
  {
    firstName: "Clara",
    lastName: "Benoît",
    jobs: ["Consultant / Consultante en cybersécurité"],
    skills: ["Cybersécurité", "Test d’intrusion", "Protection des données"],
    about:
      "Tests d’intrusion et plans de remédiation pour des hôpitaux et des collectivités. Rapports lisibles par la direction comme par l’équipe.",
    languages: ["fr", "en"],
    commune: "75056",
    reach: null,
    // Said too long ago to count.
    free: { in: -40, days: 5 },
    saidAgo: 45,
  },
  {
    firstName: "Adrien",
    lastName: "Caillaud",
    jobs: ["Photographe"],
    skills: ["Photographie"],
    about: "Je préfère choisir mes clients : je ne souhaite pas paraître dans l’annuaire.",
    languages: ["fr"],
    commune: "44109",
    reach: 20,
    kept: "hidden",
  },
  {
    firstName: "Sonia",
    lastName: "Mercier",
    jobs: ["Consultant / Consultante en organisation"],
    skills: ["Gestion de projet", "Conduite du changement"],
    about: "Inscrite de la semaine dernière, mon compte attend encore d’être validé.",
    languages: ["fr"],
    commune: "33063",
    reach: 50,
    kept: "unvalidated",
  },
  {
    firstName: "Kévin",
    lastName: "Dumas",
    jobs: ["Développeur / Développeuse web"],
    skills: ["PHP", "MySQL"],
    about: "Sites vitrines en une semaine.",
    languages: ["fr"],
    commune: "31555",
    reach: null,
    kept: "suspended",
  },
]
