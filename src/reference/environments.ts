/** The environments of the specification; the current one is the global configuration value `env`. */
export const environments = [
  'd01',
  'd02',
  'd03',
  'd04',
  'd05',
  'd06',
  'd07',
  'd08',
  'd09',
  'd10',
  'd11',
  'd12',
  'd13',
  'd14',
  'd15',
  'dev',
  'staging',
  'uat',
  'prod',
] as const;

export type Environment = (typeof environments)[number];

export const isEnvironment = (value: unknown): value is Environment =>
  (environments as readonly unknown[]).includes(value);
