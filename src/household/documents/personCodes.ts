// Codes apart from the schemas, by what they are about: a screen that lists them carries no others.

export const salutations = ['mrs', 'mr', 'none'] as const;

export const genders = ['female', 'male', 'diverse', 'none'] as const;

export const maritalStatuses = [
  'single',
  'married',
  'civilPartnership',
  'separated',
  'divorced',
  'widowed',
] as const;

export const taxClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const contactChannels = ['phone', 'email', 'post', 'messenger'] as const;

export const accountPurposes = ['salary', 'household', 'consumption', 'saving'] as const;
