/* Memory from alloca in a loop: fresh each time, although its size is known. */
#include <alloca.h>
#include <stdio.h>
#include <string.h>

struct node {
    int value;
    struct node *next;
};

static int sum_of_list(int n) {
    struct node *list = 0;
    int sum = 0;
    for (int i = 0; i < n; i++) {
        struct node *node = alloca(sizeof *node);
        node->value = i;
        node->next = list;
        list = node;
    }
    for (; list; list = list->next)
        sum = sum * 10 + list->value;
    return sum;
}

static int different_texts(int n) {
    char *texts[8];
    int different = 0;
    for (int i = 0; i < n; i++) {
        if (i & 1) {
            texts[i] = alloca(5);
            memcpy(texts[i], "odd ", 5);
        } else {
            texts[i] = __builtin_alloca_with_align(32, 256);
            strcpy(texts[i], "even");
        }
        texts[i][0] += i;
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            different += strcmp(texts[i], texts[k]) != 0 && texts[i] != texts[k];
    return different;
}

int main(void) {
    printf("%d %d\n", sum_of_list(5), different_texts(8));
    return 0;
}
