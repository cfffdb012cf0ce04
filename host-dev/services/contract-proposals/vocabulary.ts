import type { ContractProposal } from '@vp-digital/core/contracts';

type Line = NonNullable<ContractProposal['line']>['value'];
type Frequency = NonNullable<ContractProposal['frequency']>['value'];

/** How contracts name their line; the more special word first. */
export const lineWords: readonly (readonly [Line, RegExp])[] = [
  ['petLiability', /(tierhalter|hundehalter|pferdehalter)haftpflicht/i],
  ['professionalLiability', /(berufs|betriebs)haftpflicht/i],
  ['liability', /(privat)?haftpflicht/i],
  ['disability', /berufsunfähigkeit/i],
  ['reducedEarning', /erwerbsunfähigkeit/i],
  ['basicAbilities', /grundfähigkeit/i],
  ['criticalIllness', /schwere[rn]? krankheit|dread disease/i],
  ['dailySickness', /krankentagegeld/i],
  ['care', /pflege(zusatz|tagegeld|rente)/i],
  ['healthSupplement', /(kranken|zahn)zusatz/i],
  ['healthFull', /krankheitskosten|private krankenversicherung/i],
  ['termLife', /risikoleben|todesfallschutz/i],
  ['funeral', /sterbegeld/i],
  ['accident', /unfallversicherung/i],
  ['household', /hausrat/i],
  ['building', /wohngebäude/i],
  ['legal', /rechtsschutz/i],
  ['motor', /kfz|kraftfahrt|kraftfahrzeug/i],
  ['riester', /riester|altersvorsorgevertrag/i],
  ['basicPension', /basisrente|rürup/i],
  ['companyPension', /direktversicherung|betriebliche altersversorgung|pensionskasse/i],
  ['buildingSavings', /bausparvertrag|bausparsumme/i],
  ['fundPlan', /fondssparplan|investmentsparplan/i],
  ['bankPlan', /banksparplan|sparplan/i],
  ['endowment', /kapitallebensversicherung|kapitalbildende/i],
  ['privatePension', /rentenversicherung/i],
  ['mortgage', /immobiliendarlehen|hypothek|baufinanzierung|wohnungsbaudarlehen/i],
  ['car', /autokredit|fahrzeugfinanzierung/i],
  ['education', /studienkredit|bildungskredit/i],
  ['consumer', /ratenkredit|privatkredit|verbraucherdarlehen/i],
];

export const frequencyWords: readonly (readonly [Frequency, RegExp])[] = [
  ['quarterly', /vierteljährlich|quartalsweise/i],
  ['halfYearly', /halbjährlich/i],
  ['monthly', /monatlich|monatsbeitrag|monatsrate/i],
  ['yearly', /(?<!viertel|halb)jährlich|jahresbeitrag/i],
  ['once', /einmalbeitrag|einmalig/i],
];

/** What stands before a value. */
export const labels = {
  number:
    /(versicherungs|vertrags|versicherungsschein|police[n]?|bauspar|darlehens)-?\s?(nummer|nr\.?)\s*:?/i,
  premium: /(gesamt|monats|jahres|zahl)?(beitrag|prämie|sparrate|monatsrate|regelsparbeitrag)\b/i,
  paid: /(gesamt|zahl)-?(beitrag|prämie)\b|(beitrag|prämie)\s+inkl\S*/i,
  withoutTaxes:
    /(?<!\p{L})(netto-?(beitrag|prämie)|(beitrag|prämie)\s+(ohne|netto|zzgl|zuzüglich|exkl|vor))/iu,
  start: /(versicherungs|vertrags)?beginn\s*:?/i,
  end: /(versicherungs|vertrags)?ablauf\s*:?|(vertrags|versicherungs)ende\s*:?/i,
  benefit:
    /(versicherungs|deckungs|bauspar)summe|(?<!\p{L})((bu-|berufsunfähigkeits)?rente|tagessatz)(?!\p{L})/iu,
  holder:
    /(versicherungsnehmer|vertragspartner|vertragsinhaber|bausparer|sparer|anleger|darlehensnehmer|kreditnehmer)(\/?-?:?in)?(?!\p{L})\s*:?/iu,
  balance:
    /(rückkaufs?wert|(vertrags|bauspar|fonds|gesamt)?guthaben|deckungskapital|vertragswert|bausparkonto)(?!\p{L})/iu,
  pension: /garantierte\s+(monatliche\s+|lebenslange\s+)*(alters|monats)?rente(?!\p{L})[^\d€]*/iu,
  yearlyRise: /((beitrags|leistungs)?dynamik|jährliche\s+(erhöhung|anpassung|steigerung))(?!\p{L})[^\d%]*/iu,
  beneficiaries:
    /(bezugsberechtigte?[rn]?|bezugsrecht|begünstigte?[rn]?)(\s+person(en)?)?(\s+(im|bei|für den)\s+(todesfall|tod|ableben))?\s*:?/i,
  company: /(^|\s)(AG|SE|eG|VVaG|a\.\s?G\.)(\s|$)|bausparkasse|sparkasse/i,
} as const;
