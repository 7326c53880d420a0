/** Downloadable files, with the name that each is saved under. */
export const downloads = {
  productBrochure: { href: "/downloads/product-brochure.pdf", fileName: "Product Brochure.pdf" },
  companyBrochure: { href: "/downloads/company-brochure.pdf", fileName: "Company Brochure.pdf" },
} as const;
