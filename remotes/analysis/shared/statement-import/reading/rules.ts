import {
  type ExpenseCategory,
  expenseCategories,
  type Frequency,
  type Income,
} from '@vp-digital/core/household';
import { medicalWords } from './medicalWords';
import { merchants, notMerchants } from './merchants';

/**
 * Where payments go: a category of the expenses, a kind of income, the contracts (premiums, rates and savings are no
 * expenses), the household's own accounts, or nowhere.
 */
export type Target = ExpenseCategory | `income.${Income['kind']}` | 'contracts' | 'ownAccounts' | 'nowhere';

export interface Rule {
  target: Target;
  /** Any of these words in the name or the purpose: whole, or with `*` for whatever else the word has. */
  words: readonly string[];
  /** Words that stand in many names, so that any other rule goes first: "Apotheke an der Bahn". */
  broad?: readonly string[];
  /** Names of chains, which go first; only in the other side's name, where there is one. */
  merchants?: readonly string[];
  /** How often it is paid, where a statement shows a single payment. Default monthly. */
  usually?: Exclude<Frequency, 'once' | 'monthly'>;
}

/** What goes out, the first that fits. Words for things, and names of the large chains; the advisor sees the word that was met. */
export const outgoing = {
  ownAccounts: { target: 'ownAccounts', words: ['umbuchung', 'eigenuebertrag', 'kontouebertrag'] },
  vehicleTax: {
    target: 'mobility',
    words: ['kfz-steuer', 'kraftfahrzeugsteuer', 'kfzsteuer'],
    usually: 'yearly',
  },
  insurance: {
    target: 'contracts',
    words: ['*versicherung*', '*haftpflicht*', 'krankenkasse', 'beitragsrechnung', 'kfzbeitrag', 'kfzvers*'],
  },
  loan: { target: 'contracts', words: ['*darlehen*', '*kredit', '*kreditrate', 'ratenkredit*', 'tilgung*'] },
  saving: {
    target: 'contracts',
    words: ['*sparplan*', 'sparrate*', 'bauspar*', 'fondssparen', 'wertpapier*', 'depot'],
  },
  ancillaryCosts: { target: 'housing', words: ['nebenkosten*', 'hausgeld*', 'betriebskosten*'] },
  rent: {
    target: 'housing',
    words: ['miete', 'kaltmiete', 'warmmiete', 'mietzahlung', 'wohnungsmiete', 'monatsmiete'],
  },
  propertyTax: { target: 'housing', words: ['grundsteuer*', 'grundbesitzabgaben'], usually: 'quarterly' },
  waste: {
    target: 'housing',
    words: [
      'abfall*',
      'muell',
      'muellabfuhr',
      'muellgebuehr*',
      'abwasser*',
      'wasserwerk*',
      'wassergeld',
      'wassergebuehr*',
    ],
    broad: ['wasser'],
  },
  electricity: {
    target: 'energy',
    words: ['strom', 'stromabschlag', 'stromkosten', 'stadtwerk*', 'energie*'],
  },
  heating: {
    target: 'energy',
    words: ['gas', 'gasabschlag', 'erdgas*', 'heizung*', 'heizoel', 'fernwaerme*', 'pellets'],
  },
  broadcasting: { target: 'communication', words: ['rundfunk*', 'beitragsservice'], usually: 'quarterly' },
  telephone: {
    target: 'communication',
    words: ['telefon*', 'mobilfunk*', 'handy*', 'internet', 'internetanschluss', 'dsl', 'festnetz'],
  },
  groceries: {
    target: 'groceries',
    words: [
      'lebensmittel*',
      'supermarkt',
      'biomarkt',
      'getraenkemarkt',
      'verbrauchermarkt',
      '*baeckerei',
      'backshop',
      'konditorei',
      'metzgerei',
      'fleischerei',
      'discounter',
      'hofladen',
    ],
    merchants: merchants.groceries,
  },
  chemist: {
    target: 'groceries',
    words: ['drogerie', 'drogeriemarkt'],
    merchants: merchants.chemist,
  },
  fuel: {
    target: 'mobility',
    words: ['tanken', '*tankstelle*', 'kraftstoff*', 'benzin', 'diesel', 'ladestrom'],
    merchants: merchants.fuel,
  },
  publicTransport: {
    target: 'mobility',
    words: [
      'fahrkarte*',
      'deutschlandticket',
      'monatskarte',
      'nahverkehr',
      'verkehrsbetriebe',
      'bahncard*',
      'bahnticket*',
      'bahnfahrt*',
      'sbahn',
      'ubahn',
    ],
    broad: ['bahn'],
  },
  car: {
    target: 'mobility',
    words: [
      'kfz',
      'werkstatt',
      'autohaus',
      'parkhaus',
      'parken',
      'waschanlage',
      'mrwash',
      'cleancar',
      'leasing*',
      '*leasingrate',
    ],
  },
  clothing: {
    target: 'clothing',
    words: ['bekleidung*', 'kleidung', 'schuhe', 'schuhhaus', 'modehaus'],
    broad: ['mode'],
  },
  childCare: {
    target: 'children',
    words: ['kita*', 'kindergarten*', 'hort', 'kinderbetreuung', 'elternbeitrag*'],
  },
  school: {
    target: 'children',
    words: ['schulgeld', 'nachhilfe', 'musikschule', 'taschengeld', 'schulessen'],
  },
  maintenance: { target: 'children', words: ['unterhalt', 'kindesunterhalt'] },
  // no data of a person's health
  vet: {
    target: 'other',
    words: ['tierarzt*', 'tieraerzt*', 'tierklinik*', 'tierpraxis', 'tierheilpraxis', 'tiermedizin*'],
  },
  medical: { target: 'health', words: medicalWords },
  club: {
    target: 'leisure',
    words: ['verein', '*verein', 'vereinsbeitrag', 'mitgliedsbeitrag', 'fitness*', 'sport*'],
  },
  streaming: { target: 'leisure', words: ['streaming', 'abo', 'abonnement', 'zeitung', 'zeitschrift*'] },
  goingOut: {
    target: 'leisure',
    words: ['restaurant*', 'gasthaus', 'gaststaette', 'kino', 'theater', 'cafe'],
  },
  travel: {
    target: 'holidays',
    words: ['reise*', 'hotel*', 'ferienwohnung*', 'flug*', 'urlaub*', 'camping*'],
  },
  donation: { target: 'donations', words: ['spende*', 'patenschaft'] },
  cash: { target: 'other', words: ['bargeld*', 'barauszahlung', 'geldautomat*', 'auszahlung'] },
  bankFees: {
    target: 'other',
    words: ['kontofuehrung*', 'kontogebuehr*', 'entgeltabschluss', 'rechnungsabschluss'],
  },
} as const satisfies Record<string, Rule>;

/** What comes in. */
export const incoming = {
  childBenefit: { target: 'income.childBenefit', words: ['kindergeld', 'familienkasse'] },
  parentalAllowance: { target: 'income.parentalAllowance', words: ['elterngeld'] },
  unemploymentBenefit: { target: 'income.unemploymentBenefit', words: ['arbeitslosengeld'] },
  sickPay: { target: 'income.sickPay', words: ['krankengeld', 'verletztengeld'] },
  studentGrant: { target: 'income.studentGrant', words: ['bafoeg', 'ausbildungsfoerderung'] },
  officialPay: { target: 'income.officialPay', words: ['bezuege', 'besoldung', 'dienstbezuege'] },
  widowPension: {
    target: 'income.widowPension',
    words: ['witwenrente', 'witwerrente', 'hinterbliebenenrente'],
  },
  privatePension: {
    target: 'income.privatePension',
    words: ['privatrente', 'leibrente', 'sofortrente'],
  },
  companyPension: {
    target: 'income.companyPension',
    words: ['betriebsrente', 'versorgungskasse', 'pensionskasse'],
  },
  statutoryPension: {
    target: 'income.statutoryPension',
    words: ['rente', 'altersrente', 'rentenversicherung', 'rentenservice'],
  },
  salary: {
    target: 'income.salary',
    words: [
      'gehalt',
      'lohn',
      'lohngehalt',
      'gehaltszahlung',
      'lohnzahlung',
      'entgelt',
      'entgeltabrechnung',
      'verdienst',
      'ausbildungsverguetung',
      'salary',
    ],
  },
  maintenanceReceived: {
    target: 'income.maintenance',
    words: ['unterhalt', 'kindesunterhalt', 'unterhaltsvorschuss'],
  },
  rentReceived: { target: 'income.rent', words: ['miete', 'kaltmiete', 'warmmiete', 'mietzahlung'] },
  interest: { target: 'income.capital', words: ['zinsen', 'habenzinsen', 'dividende*', 'ausschuettung*'] },
  ownAccountsReceived: { target: 'ownAccounts', words: ['umbuchung', 'eigenuebertrag', 'kontouebertrag'] },
} as const satisfies Record<string, Rule>;

export const rules: Readonly<Record<RuleName, Rule>> = { ...outgoing, ...incoming };
export type RuleName = keyof typeof outgoing | keyof typeof incoming;

/** Rules of expenses: what they are called is what is written. */
export type ExpenseRule = {
  [Name in keyof typeof outgoing]: (typeof outgoing)[Name]['target'] extends ExpenseCategory ? Name : never;
}[keyof typeof outgoing];

export const isExpenseRule = (name: RuleName): name is ExpenseRule =>
  expenseCategories.some((category) => category === rules[name].target);

/**
 * The rules that may be met, with the word that met: of what goes out, or comes in. Names of chains are looked for in the other
 * side's name alone where there is one.
 */
export function createMatch(table: Readonly<Partial<Record<RuleName, Rule>>>) {
  const entries = Object.entries(table) as [RuleName, Rule][]; // Object.entries forgets the literal keys
  const chains = entries.flatMap(([name, { merchants: words = [] }]) => testsOf(name, words));
  const tests = [
    ...entries.flatMap(([name, { words }]) => testsOf(name, words)),
    ...entries.flatMap(([name, { broad = [] }]) => testsOf(name, broad)),
  ];
  return (
    said: readonly string[],
    who: readonly string[] = said,
  ): { name: RuleName; word: string } | undefined => {
    const isChain = !who.some((word) => notMerchants.test(word));
    const met =
      (isChain && chains.find(({ test }) => who.some(test))) || tests.find(({ test }) => said.some(test));
    return met && { name: met.name, word: met.word };
  };
}

const testsOf = (name: RuleName, words: readonly string[]) =>
  words.map((word) => ({ name, word: word.replace(/[*#]/g, ''), test: testOf(word) }));

function testOf(word: string): (said: string) => boolean {
  const bare = word.replace(/[*#-]/g, '');
  if (word.endsWith('#')) return (said) => said.startsWith(bare) && /^\d+$/.test(said.slice(bare.length));
  const [before, after] = [word.startsWith('*'), word.endsWith('*')];
  if (before && after) return (said) => said.includes(bare);
  if (before) return (said) => said.endsWith(bare);
  return after ? (said) => said.startsWith(bare) : (said) => said === bare;
}
