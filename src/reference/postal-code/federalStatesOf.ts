import { checkGermanPostalCode, type FederalState } from '@vp-digital/core/finance';

/**
 * The federal states that a German postal code (PLZ) lies in: one as a rule, two along some borders and in Berlin, whose
 * halves are states of their own in the law of pensions; none for what is no code.
 *
 * @param postalCode as typed
 */
export function federalStatesOf(postalCode: string): readonly FederalState[] {
  const code = checkGermanPostalCode({ value: postalCode });
  if (!code.valid) return [];
  const found = beginnings.findLast(([first]) => first <= code.normalized);
  return (found?.[1] ?? '').split('/').flatMap((short) => states[short] ?? []);
}

const states: Readonly<Record<string, readonly FederalState[]>> = {
  BW: ['BADEN_WUERTTEMBERG'],
  BY: ['BAYERN'],
  BE: ['BERLIN_WEST', 'BERLIN_OST'],
  BB: ['BRANDENBURG'],
  HB: ['BREMEN'],
  HH: ['HAMBURG'],
  HE: ['HESSEN'],
  MV: ['MECKLENBURG_VORPOMMERN'],
  NI: ['NIEDERSACHSEN'],
  NW: ['NORDRHEIN_WESTFALEN'],
  RP: ['RHEINLAND_PFALZ'],
  SL: ['SAARLAND'],
  SN: ['SACHSEN'],
  ST: ['SACHSEN_ANHALT'],
  SH: ['SCHLESWIG_HOLSTEIN'],
  TH: ['THUERINGEN'],
};

/**
 * From which code on which states follow one another. GeoNames, postal codes of Germany, November 2026 (CC BY 4.0), by the
 * places that have them; without codes that belong to one recipient.
 */
const beginnings = `
01057 SN, 01945 BB, 02619 SN, 03039 BB, 04063 SN, 04600 TH, 04643 SN, 04895 BB, 06077 ST, 06553 TH,
06618 ST, 07318 TH, 07919 SN/TH, 07922 TH, 07952 SN, 07955 TH, 07985 SN, 07987 TH, 08037 SN,
10096 BE, 12529 BB/BE, 12552 BE, 14424 BB, 14715 BB/ST, 14727 BB, 17033 MV, 17268 BB, 17309 MV,
17326 BB, 17328 MV, 17337 BB/MV, 17348 MV, 19273 MV/NI, 19288 MV, 19309 BB, 19357 BB/MV, 19370 MV,
20038 HH, 21039 HH/SH, 21071 HH, 21217 NI, 21462 SH, 21522 NI, 21524 SH, 21614 NI, 22035 HH,
22113 HH/SH, 22115 HH, 22145 HH/SH, 22147 HH, 22842 SH, 23923 MV, 24088 SH, 26101 NI, 27498 SH,
27499 HH, 27568 HB, 27607 NI, 28100 HB, 28788 NI, 29410 ST, 29439 NI, 32042 NW, 34106 HE, 34346 NI,
34359 HE, 34414 NW, 34454 HE, 36404 TH, 37070 NI, 37194 HE/NI, 37197 NI, 37213 HE, 37308 TH, 37412 NI, 37669 NW, 37691 NI,
37696 NW, 37697 NI, 38486 ST, 38516 NI, 38817 ST, 40180 NW, 48455 NI, 48477 NW, 48480 NI, 48485 NW,
48488 NI, 48493 NW, 48499 NI, 48563 NW, 49068 NI, 49475 NW, 49565 NI, 50124 NW, 51598 RP, 51641 NW,
53424 RP, 53604 NW, 53619 RP, 53637 NW, 54187 RP, 55246 HE, 55257 RP, 57069 NW, 57517 RP, 58080 NW,
59969 HE/NW, 60222 HE, 63715 BY, 64271 HE, 65391 HE/RP, 65396 HE, 65558 RP, 65589 HE, 65623 RP,
65627 HE, 65629 RP, 65717 HE, 66088 SL, 66482 RP, 66538 SL, 66849 RP, 68122 BW, 68517 HE, 68526 BW,
68619 HE, 68721 BW, 69239 HE, 69242 BW, 69434 BW/HE, 69436 BW, 69483 HE, 69493 BW, 69509 HE,
69514 BW, 69517 HE, 70137 BW, 76725 RP, 77642 BW, 80097 BY, 88039 BW, 88129 BY, 88147 BW, 88149 BY,
88209 BW, 89231 BY, 89518 BW, 90290 BY, 96515 TH, 97024 BY, 97877 BW, 97892 BY, 97896 BW, 97901 BY,
97922 BW, 98496 TH
`
  .trim()
  .split(/,\s+/)
  .map((entry) => entry.split(' ') as [first: string, states: string]);
