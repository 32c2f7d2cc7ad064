import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

export default typescript.config(
  { ignores: ["src/wire/schema.d.ts"] },
  typescript.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    rules: {
      // TypeScript's compiler finds undefined names better.
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Many collections are caches that nothing on the page follows.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space that formatting would drop.
      "svelte/no-useless-mustaches": "off",
      "svelte/prefer-writable-derived": "off",
    },
  },
);
