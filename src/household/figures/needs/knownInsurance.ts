import type { Contract } from '../../documents';
import { knowsContracts } from '../budget/knowsContracts';
import { personsOfContract } from '../contracts/personsOfContract';
import { mainEmployment } from '../people';
import type { NeedData } from './needData';

/** An insurance is recorded, or that there are no contracts: savings and loans say nothing about it. */
export const areInsurancesKnown = (household: Pick<NeedData, 'contracts' | 'absences'>): boolean =>
  knowsContracts(household, 'insurance');

/** How a person is insured against illness is recorded (§ 193 VVG). */
export const isKnownInsured = (
  household: Pick<NeedData, 'persons' | 'employments' | 'contracts'>,
  personId: string,
): boolean =>
  mainEmployment(household, personId)?.healthInsurance !== undefined ||
  covers(household, 'healthFull', personId);

/** Whether a contract of a line is one of a person. */
export const covers = (
  household: Pick<NeedData, 'persons' | 'contracts'>,
  line: Contract['line'],
  personId: string,
): boolean =>
  Object.values(household.contracts.items).some(
    (contract) => contract.line === line && personsOfContract(contract, household).includes(personId),
  );
