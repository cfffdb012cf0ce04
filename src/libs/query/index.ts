/** The only place where RTK Query is imported: exactly the names in use. */
export { type BaseQueryFn, createApi, type EndpointBuilder, skipToken } from '@reduxjs/toolkit/query/react';
