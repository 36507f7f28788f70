/** What a state, an option or an event may be made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }
