/** Of hashed passwords: a test signs in again and again; what is shipped is held by `sign-in/password.test.ts`. */
export const testCost = 8;
