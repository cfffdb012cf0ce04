/** The only place where RTK Query is imported: exactly the names in use. */
export { createApi, type BaseQueryFn, type FetchArgs, skipToken } from '@reduxjs/toolkit/query/react';
