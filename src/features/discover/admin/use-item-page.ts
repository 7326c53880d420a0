import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { adminListQuery } from "./discover-admin.queries.ts";
import { type ItemFilter, itemListPath } from "./item-filter.ts";

/** The page of items for a filter; while another one loads, the last one stays as placeholder data. */
export function useItemPage(filter: ItemFilter) {
  const navigate = useNavigate();
  const list = useQuery({ ...adminListQuery(filter), placeholderData: keepPreviousData });
  const pagination = list.data?.pagination;
  // Deleting the last item of the last page leaves a page that does not exist.
  useEffect(() => {
    if (!pagination || list.isPlaceholderData) return;
    if (pagination.totalPages > 0 && pagination.page > pagination.totalPages) {
      void navigate(itemListPath({ ...filter, page: pagination.totalPages }), { replace: true });
    }
  }, [pagination, list.isPlaceholderData, filter, navigate]);
  return list;
}
