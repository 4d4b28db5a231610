import { dictionary } from "@zxcvbn-ts/language-common"

/** Those that French lists of leaked passwords lead with, and the product's own words. */
const french = `
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 0123456789 01234567 012345678
  0987654321 987654321 9876543210 87654321 11223344 1122334455 112233445566 12341234 123123123
  123321123 123454321 1234554321 12344321 13131313 12121212 10203040 1029384756 147258369 159357456
  147852369 159753456 741852963 789456123 963852741 123654789 456789123 19841984 20202020
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc
  qazwsx123 zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  qwerty123456 qwertyuiop123 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 1234qwer
  123qweasd 123qweasdzxc qweasdzxc qweasd123 qwer1234 qweqweqwe abcd1234 abcd12345 abcdefgh abcdefg1
  abcdefghi abc12345 abc123456 abc123abc abc123def a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789
  aa123456 aa12345678 asd123456 az123456 aze123456 azerty12 azerty123 azerty1234 azerty12345
  azerty123456 azertyui azertyuiop azertyuiop123 azeqsdwxc qsdfghjk qsdfghjklm wxcvbn123 wxcvbnazerty
  password password1 password12 password123 password1234 password12345 password123456 password! passw0rd
  p@ssw0rd p@ssword pa$$word pa55word passpass pass1234 pass12345 passwort passwort1 mypassword
  motdepasse motdepasse1 motdepasse12 motdepasse123 monmotdepasse bonjour1 bonjour12 bonjour123
  bonjour1234 bonsoir1 jetaime1 jetaime12 jetaime123 jetaimemoncoeur moncoeur monamour monamour1 mamanpapa
  mamanpapa1 doudou123 doudou12 chouchou chouchou1 chocolat chocolat1 chocolate coucou12 coucou123
  soleil12 soleil123 marseille marseille13 marseille1 olympique parissg75 paris1234 france98 france123
  francais liberte1 camille1 camille123 nicolas1 nicolas123 thomas123 julien123 alexandre alexandra
  charlotte caroline christine christophe sebastien stephane veronique isabelle valentin valentine
  dominique catherine guillaume sandrine frederic florence princesse princesse1 tinkerbell papillon
  papillon1 dauphins vacances voiture1 loulou123 poisson1 football football1 football12 footballer
  baseball baseball1 basketball superman superman1 batman123 spiderman spiderman1 starwars starwars1
  pokemon1 pokemon123 minecraft minecraft1 naruto123 dragonball dragon123 pikachu1 ironman1 iloveyou
  iloveyou1 iloveyou2 iloveyou123 iloveyou! ilovegod loveyou1 loveme123 lovelove lovely123 princess
  princess1 princess123 sunshine sunshine1 sunshine123 butterfly butterfly1 flower123 summer123
  computer computer1 internet internet1 whatever whatever1 trustno1 trustme1 letmein1 letmein123
  welcome1 welcome12 welcome123 welcome1234 welcome2 welcome! bienvenue bienvenue1 changeme changeme1
  changeme123 changezmoi default1 default123 admin123 admin1234 admin12345 admin123456 administrator
  administrateur root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123 temp1234
  temporaire guest123 user1234 username master123 michael1 michelle jennifer jessica1 jessica123
  jordan23 charlie1 charlie123 ashley123 daniel123 anthony1 victoria elizabeth alexander samantha
  samsung1 samsung123 iphone123 google123 facebook facebook1 linkedin linkedin1 microsoft windows1
  zaqwsxcde zxcvbnma liverpool liverpool1 arsenal1 chelsea1 barcelona realmadrid juventus manchester
  metallica corvette mercedes mercedes1 ferrari1 porsche1 peugeot1 renault1 renault5 peugeot206
  snowball scorpion einstein hercules midnight godzilla cocacola cookie123 cheese123 pepper123
  mustang1 shadow123 hunter123 killer123 fuckyou1 fuckyou123 asshole1 secret123 secret1234 monkey123
  monkey12 banana123 orange123 purple123 yellow123 diamond1 blink182 qwe123456 qwe12345 zxc12345
  zxc123456 zxcvbnm, 1password 123password 1234567a 12345678a 12345qwert 1234abcd 123abc123 123456abc
  123456qwerty 1234567q 123456aa 123456az 123456789z 0000000a freelance freelance1 freelancer
  plumeplume plume123 plume1234 facture1 facturation entreprise entreprise1
`

/**
 * Passwords that lead the published lists of leaked ones: 49,000 of them, from a package that keeps
 * them for password meters, and French ones beside. They travel with the product, so that no password
 * ever leaves it to be compared (NIST SP 800-63B-4 §3.1.1.2).
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...(dictionary["passwords-common"] ?? []).map((password) => String(password).toLowerCase()),
  ...french.trim().split(/\s+/),
])
