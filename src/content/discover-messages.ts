/** The messages of Discover: apart from those that come with every form. */
export const discoverMessages = {
  placeholder: "Search articles, news, and FAQs...",
  loading: "Loading content...",
  someWords: "No item has all words; these have some",
  products: "Products",
  empty: {
    title: "No content found",
    filtered: "Try adjusting your filters or search terms, or look at one of the topics above.",
    unfiltered: "Check back soon for new content.",
  },
  failed: {
    title: "Failed to load content",
    text: "We could not reach our library just now. Check your connection and try again.",
  },
  article: {
    missing: {
      title: "Content not found",
      text: "The content you're looking for doesn't exist or has been removed.",
    },
    failed: {
      title: "Failed to load content",
      text: "The content you're looking for doesn't exist or has been removed, or our library does not answer just now.",
    },
  },
} as const;
