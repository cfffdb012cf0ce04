import { useFormat } from '@vp-digital/core/platform';

/** "Lena Muster (14.03.1997)": distinguishes namesakes. */
export function usePersonName() {
  const { date } = useFormat();
  return ({ firstName, lastName, birthDate }: Record<'firstName' | 'lastName' | 'birthDate', string>) =>
    `${firstName} ${lastName} (${date(birthDate)})`;
}
