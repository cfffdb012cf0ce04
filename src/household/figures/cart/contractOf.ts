import {
  type CartPosition,
  type Contract,
  type InsuranceContract,
  insuranceLines,
  type SavingContract,
} from '../../documents';

/**
 * A position in the shape of a contract that is not there yet; undefined where nothing of its line is to be concluded. A
 * premium that nobody knows is 0, which every figure reads as missing, as in a contract.
 */
export function contractOf(position: CartPosition, state: Contract['state'] = 'ok'): Contract | undefined {
  const { line, personId, company = '', premium = 0, frequency = 'monthly', discussedAlone } = position;
  if (line === undefined) return undefined;
  const common = {
    position: position.position,
    company,
    personIds: personId === undefined ? [] : [personId],
    premium,
    frequency,
    state,
    ...given(position, ['start', 'end', 'yearlyRise']),
    ...(discussedAlone && { discussedAlone }),
  };
  return isInsurance(line)
    ? { ...common, kind: 'insurance', line, ...given(position, insuranceFields) }
    : { ...common, kind: 'saving', line, ...given(position, savingFields) };
}

const insuranceFields = [
  'benefit',
  'benefitKind',
  'benefitFromDay',
  'benefitUntilAge',
  'deductible',
  'naturalHazards',
] as const;
const savingFields = ['employerShare', 'projectedPension', 'targetSum'] as const;

const isInsurance = (
  line: InsuranceContract['line'] | SavingContract['line'],
): line is InsuranceContract['line'] => insuranceLines.some((known) => known === line);

/** The fields that are known; an optional field is left out, never undefined. */
const given = <Name extends keyof CartPosition>(
  position: CartPosition,
  names: readonly Name[],
): { [Field in Name]?: Exclude<CartPosition[Field], undefined> } =>
  Object.fromEntries(
    names.flatMap((name) => (position[name] === undefined ? [] : [[name, position[name]]])),
  ) as { [Field in Name]?: Exclude<CartPosition[Field], undefined> }; // undefined was left out
