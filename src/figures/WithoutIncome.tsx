import { useWithoutIncome } from './useWithoutIncome';

/** After a sentence with a sum of the household: whose income is not in it. Nothing while all are known. */
export function WithoutIncome() {
  const text = useWithoutIncome();
  return text !== undefined && <> {text}</>;
}
