interface ImportMetaEnv {
  /** URL of the backend. The embedded backend has the origin of the page. */
  readonly VITE_SUPABASE_URL: string;
  /** Publishable API key of the backend. */
  readonly VITE_SUPABASE_ANON_KEY: string;
  /** Where forms are sent without JavaScript. Without it, none can be. */
  readonly VITE_SUBMIT_URL?: string;
}
