import { frequencyIn } from '../frequencies';
import { lineIn } from '../lines';
import { stateIn } from '../states';
import { amountHead, type ColumnOf, commonHeads, defineList, paidHeads } from './listKind';

/** Contracts, as administration programs of brokers and spreadsheets call their columns. No program is known by name. */
export const contractList = defineList({
  kind: 'contracts',
  heads: {
    line: [
      /^(sparten?|sparten?(name|bezeichnung)|hauptsparte|versicherungsart|versicherungssparte|vertragsart|art|line|lineofbusiness|typeofcontract|contracttype|type)$/,
      /^(versicherung|vertrag|kategorie|gruppe|bezeichnung|insurance|contract|category)$/,
    ],
    product: [
      /^(produkt|produktname|produktbezeichnung|tarif|tarifname|tarifbezeichnung|product|tariff|plan)$/,
    ],
    company: [
      /^(gesellschaft|gesellschaftsname|versicherer|versicherungsgesellschaft|versicherungsunternehmen|vu|produktgeber|produktpartner|risikotraeger|company|insurer|provider)$/,
      /^(anbieter|bank|institut|kreditinstitut|bausparkasse|partner|unternehmen)$/,
    ],
    number: [
      /^(vertrags?nummer|vertrags?nr|vsnr|versicherungsschein(nummer|nr)?|versicherungsnummer|versicherungsnr|versnr|policennummer|policennr|policenr|policynumber|policyno|contractnumber|contractno)$/,
      /^(vertragskonto|kontonummer|nummer|nr|number|no)$/,
    ],
    person: commonHeads.person,
    premium: [
      ...paidHeads('beitrag|beitraege|praemie|premium|contribution'),
      amountHead('rate|sparrate|kreditrate|sparbeitrag|betrag|kosten|amount'),
    ],
    frequency: commonHeads.frequency,
    start: [
      /^(beginn|vertragsbeginn|versicherungsbeginn|beginndatum|beginnam|abschluss|abschlussdatum|start|startdate|begin|inception|effectivedate|seit|von)$/,
    ],
    end: [
      /^(ablauf|ablaufdatum|vertragsende|vertragsablauf|versicherungsende|ende|enddatum|laufzeitbis|laufzeitende|gueltigbis|end|enddate|expiry|expirydate|bis)$/,
    ],
    benefit: [
      amountHead(
        'versicherungssumme|versichertesumme|deckungssumme|vs|todesfallsumme|todesfallleistung|sumassured|suminsured|cover',
      ),
      amountHead('leistung|rente|versicherterente|burente|tagessatz|tagegeld|benefit'),
    ],
    balance: [
      amountHead(
        'rueckkaufswert|rkw|guthaben|vertragsguthaben|vertragswert|policenwert|fondsguthaben|depotwert|bausparguthaben|surrendervalue|balance',
      ),
      amountHead('wert|kontostand|saldo|value'),
    ],
    targetSum: [
      amountHead('bausparsumme|ablaufleistung|erlebensfallsumme|zielsumme|targetsum|maturityvalue'),
    ],
    projectedPension: [amountHead('prognostizierterente|altersrente|rentenprognose|projectedpension')],
    remainingDebt: [amountHead('restschuld|restdarlehen|darlehensstand|remainingdebt|outstandingdebt')],
    asOf: [/^(stand|standvom|wertvom|stichtag|standam|guthabenam|restschuldam|asof|asofdate)$/],
    interest: [/^(sollzins|nominalzins|zins|interest)(satz|rate)?(in|pa)*$/],
    state: [/^(status|vertragsstatus|zustand|state|contractstatus)$/],
  },
  columns: {
    line: 'word',
    product: 'text',
    company: 'text',
    number: 'number',
    person: 'word',
    premium: 'money',
    frequency: 'word',
    start: 'day',
    end: 'day',
    benefit: 'money',
    balance: 'money',
    targetSum: 'money',
    projectedPension: 'money',
    remainingDebt: 'money',
    asOf: 'day',
    interest: 'rate',
    state: 'word',
  },
  codes: { line: lineIn, frequency: frequencyIn, state: stateIn },
  instead: { line: 'product' },
  paid: ['premium'],
  outgoing: ['premium', 'remainingDebt'],
  isWhole: ({ line, product }) => line !== undefined || product !== undefined,
  narrowest: 2,
});
export type ContractColumn = ColumnOf<typeof contractList>;
